import { Alert, Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { product, type ProductDetail } from '../../contract/product'
import { MAX_REASON } from '../../contract/revision'
import { ask } from '../client/ask'
import { ConflictNote } from '../parts/ConflictNote'
import { useSaving } from '../parts/useSaving'

type Sku = ProductDetail['skus'][number]
type Props = { of: Sku; reread: () => Promise<Sku | undefined>; onSaved: () => void; onClose: () => void }

/** What can still be sold of a packing: at once, for shoppers buy meanwhile, and only where it is still what was seen. */
export function StockDialog({ of, reread, onSaved, onClose }: Props) {
  const [form] = Form.useForm<{ stock: number | null; reason: string }>()
  const [seen, setSeen] = useState(of)
  const keep = async () => {
    const present = await reread()
    if (present) setSeen(present)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved, onKept: keep })
  const submit = ({ stock, reason }: { stock: number | null; reason: string }) => {
    const body = { seen: seen.stock, stock: stock ?? 0, reason }
    void save((key) => ask(product.editStock, { params: { skuCode: of.skuCode }, body, version: seen.version }, key))
  }
  return (
    <Modal
      open
      title={`库存：${of.specification}（${of.skuCode}）`}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ stock: of.stock, reason: '' }} onFinish={submit}>
        <Form.Item
          label="可售库存"
          name="stock"
          extra="已下单的不在其中，撤单会加回来"
          rules={[{ required: true, message: '请填写可售库存' }]}
        >
          <InputNumber min={0} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          label="这次为什么改"
          name="reason"
          extra="写进变更记录，长期保存"
          rules={[{ required: true, min: 2, message: '请写这次为什么改' }]}
        >
          <Input maxLength={MAX_REASON} placeholder="盘点、到货、报损" />
        </Form.Item>
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
