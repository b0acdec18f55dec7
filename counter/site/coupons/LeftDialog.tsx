import { Alert, Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { COUPON_TITLES, coupon, type CouponDetail } from '../../contract/coupon'
import { MAX_REASON } from '../../contract/revision'
import { ask } from '../client/ask'
import { ConflictNote } from '../parts/ConflictNote'
import { useSaving } from '../parts/useSaving'

type Props = { of: CouponDetail; reread: () => Promise<CouponDetail | undefined>; onSaved: () => void; onClose: () => void }

/** How many can still be drawn: at once, for members draw meanwhile, and only where it is still what was seen. */
export function LeftDialog({ of, reread, onSaved, onClose }: Props) {
  const [form] = Form.useForm<{ remaining: number | null; reason: string }>()
  const [seen, setSeen] = useState(of)
  const keep = async () => {
    const present = await reread()
    if (present) setSeen(present)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved, onKept: keep })
  const submit = ({ remaining, reason }: { remaining: number | null; reason: string }) => {
    const body = { seen: seen.remaining, remaining: remaining ?? 0, reason }
    void save((key) => ask(coupon.editLeft, { params: { couponType: of.couponType }, body, version: seen.version }, key))
  }
  return (
    <Modal
      open
      title={`还能领几张：${of.fields.name}`}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ remaining: of.remaining, reason: '' }} onFinish={submit}>
        <Form.Item
          label={COUPON_TITLES.remaining}
          name="remaining"
          extra="领走的不在其中；0 是停发"
          rules={[{ required: true, message: '请填写剩余张数' }]}
        >
          <InputNumber min={0} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          label="这次为什么改"
          name="reason"
          extra="写进变更记录，长期保存"
          rules={[{ required: true, min: 2, message: '请写这次为什么改' }]}
        >
          <Input maxLength={MAX_REASON} placeholder="加发、停发" />
        </Form.Item>
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}
