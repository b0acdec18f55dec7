import { Alert, Form, InputNumber, Modal, Radio } from 'antd'
import { useState } from 'react'
import { ProductStatus } from '../../../src/contract/productCard'
import { product, SkuFields, type ProductDetail } from '../../contract/product'
import { ask } from '../client/ask'
import { ConflictNote } from '../parts/ConflictNote'
import { centsOf, yuanOf } from '../parts/money'
import { rebase } from '../parts/rebase'
import { useSaving } from '../parts/useSaving'
import { SHELF_OPTIONS } from './shelf'
import { SkuPreviewPane } from './SkuPreviewPane'

type Fields = { salePrice: number | null; marketPrice: number | null; stock: number | null; status: number }
type SeenSku = ProductDetail['skus'][number]
type Props = {
  of: SeenSku
  isPrescription: boolean
  onSaved: () => void
  onClose: () => void
  reread: () => Promise<SeenSku | undefined>
}

const fieldsOf = ({ salePrice, marketPrice, stock, status }: SkuFields): Fields => ({
  salePrice: yuanOf(salePrice),
  marketPrice: yuanOf(marketPrice),
  stock,
  status,
})
const onlyFields = ({ salePrice, marketPrice, stock, status }: SeenSku): SkuFields => ({ salePrice, marketPrice, stock, status })

/**
 * Edits a packing beside what shoppers will see of it. Where somebody changed it meanwhile, it is said who and what; what was typed stays,
 * and is saved over it once it was seen.
 */
export function SkuDialog({ of, isPrescription, onSaved, onClose, reread }: Props) {
  const [form] = Form.useForm<Fields>()
  const [seen, setSeen] = useState(() => onlyFields(of))
  const [version, setVersion] = useState(of.version)
  const typed = Form.useWatch([], form) as Fields | undefined
  const edited = SkuFields.safeParse({ ...typed, salePrice: centsOf(typed?.salePrice), marketPrice: centsOf(typed?.marketPrice) })

  const keep = async () => {
    const present = await reread()
    if (!present) return
    const now = onlyFields(present)
    form.setFieldsValue(rebase({ seen: fieldsOf(seen), typed: form.getFieldsValue(), present: fieldsOf(now) }))
    setSeen(now)
    setVersion(present.version)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved, onKept: keep })
  const submit = () => {
    if (!edited.success) return
    const body = { seen: { stock: seen.stock }, edited: edited.data }
    void save((key) => ask(product.editSku, { params: { skuCode: of.skuCode }, body, version }, key))
  }
  return (
    <Modal
      open
      width={820}
      title={`${of.specification}（${of.skuCode}）`}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={fieldsOf(seen)} onFinish={submit}>
        <div className="two-columns">
          <Form.Item label="售价（元）" name="salePrice" rules={[{ required: true, message: '请填写售价' }]}>
            <InputNumber min={0.01} precision={2} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item label="划线价（元）" name="marketPrice" extra={isPrescription ? '处方药不得有划线价，商城不显示' : '没有就留空'}>
            <InputNumber min={0.01} precision={2} disabled={isPrescription} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item
            label="可售库存"
            name="stock"
            extra="已下单的不在其中，撤单会加回来"
            rules={[{ required: true, message: '请填写可售库存' }]}
          >
            <InputNumber min={0} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item label="状态" name="status">
            <Radio.Group options={statusOptions(of.status)} optionType="button" />
          </Form.Item>
        </div>
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 12 }} />}
      {edited.success && <SkuPreviewPane skuCode={of.skuCode} edited={edited.data} />}
    </Modal>
  )
}

/** A status that only the pharmacy's own list knows can be kept. */
const statusOptions = (status: number) =>
  SHELF_OPTIONS.some(({ value }) => value === status)
    ? SHELF_OPTIONS
    : [...SHELF_OPTIONS, { value: status, label: status === ProductStatus.outOfStock ? '缺货' : `清单状态 ${status}` }]
