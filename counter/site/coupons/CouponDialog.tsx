import { Alert, Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { coupon, CouponFields, type CouponType } from '../../contract/coupon'
import { ask } from '../client/ask'
import { centsOf, yuanOf } from '../parts/money'
import { PeriodFields } from '../parts/Period'
import { codesIn, ProductListField } from '../parts/ProductListField'
import { fieldOf, instantOf, nextMonth } from '../parts/shopInstant'
import { ConflictNote } from '../parts/ConflictNote'
import { rebase } from '../parts/rebase'
import { useSaving } from '../parts/useSaving'
import { CouponPreviewPane } from './CouponPreviewPane'

type Fields = Omit<CouponFields, 'amount' | 'threshold' | 'beginsAt' | 'endsAt'> & {
  amount: number | null
  threshold: number | null
  beginsAt: string
  endsAt: string
  products?: string
}
type Props = {
  of: CouponType
  /** Whether a new one is made like it. */
  isNew: boolean
  reread: () => Promise<CouponType | undefined>
  onClose: () => void
}

const seenOf = ({ name, amount, threshold, remaining, validDays, beginsAt, endsAt }: CouponType): CouponFields => ({
  ...{ name, amount, threshold, remaining, validDays, beginsAt, endsAt },
})
const fieldsOf = ({ amount, threshold, beginsAt, endsAt, ...own }: CouponFields): Fields => ({
  ...own,
  amount: yuanOf(amount),
  threshold: yuanOf(threshold),
  beginsAt: fieldOf(beginsAt),
  endsAt: fieldOf(endsAt),
})
const editedOf = ({ amount, threshold, beginsAt, endsAt, ...own }: Partial<Fields>, seen: CouponFields) =>
  CouponFields.safeParse({
    ...own,
    amount: centsOf(amount),
    threshold: centsOf(threshold),
    beginsAt: instantOf(beginsAt ?? '', seen.beginsAt),
    endsAt: instantOf(endsAt ?? '', seen.endsAt),
  })
const required = (message: string) => [{ required: true, message }]

/** Edits a coupon, or makes another like it, beside what members will see of it. Drawn ones keep their days, and never become worse. */
export function CouponDialog({ of, isNew, reread, onClose }: Props) {
  const [form] = Form.useForm<Fields>()
  const [seen, setSeen] = useState(() => (isNew ? { ...seenOf(of), ...nextMonth() } : seenOf(of)))
  const typed = Form.useWatch([], form) as Partial<Fields> | undefined
  const edited = editedOf(typed ?? {}, seen)
  const [version, setVersion] = useState(of.version)
  const keep = async () => {
    const present = await reread()
    if (!present) return
    const now = seenOf(present)
    form.setFieldsValue(rebase({ seen: fieldsOf(seen), typed: form.getFieldsValue(), present: fieldsOf(now) }))
    setSeen(now)
    setVersion(present.version)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved: onClose, onKept: keep })
  const { couponType } = of
  const productCodes = codesIn(typed?.products)
  const send = (fields: CouponFields, key: string) =>
    isNew
      ? ask(coupon.create, { body: { like: couponType, edited: fields, productCodes } }, key)
      : ask(coupon.edit, { params: { couponType }, body: { seen: { remaining: seen.remaining }, edited: fields }, version }, key)
  const submit = () => (edited.success ? save((key) => send(edited.data, key)) : undefined)
  return (
    <Modal
      open
      width={820}
      title={isNew ? `新建优惠券（照“${of.name}”${of.newMembersOnly ? '，仅新会员' : ''}）` : `优惠券：${of.name}`}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={fieldsOf(seen)} onFinish={() => void submit()}>
        <div className="two-columns">
          <Form.Item label="券名" name="name" rules={required('请填写券名')}>
            <Input maxLength={20} showCount />
          </Form.Item>
          <Form.Item label="剩余张数" name="remaining" rules={required('请填写剩余张数')} extra="还能领的；0 是停发">
            <InputNumber min={0} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item label="门槛（元）" name="threshold" rules={required('请填写门槛')}>
            <InputNumber min={0.01} precision={2} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item label="面额（元）" name="amount" rules={required('请填写面额')} extra="改了金额，规则随之改写">
            <InputNumber min={0.01} precision={2} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item label="领后几天有效" name="validDays" rules={required('请填写天数')} extra="已领的不变">
            <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </div>
        <PeriodFields />
        {isNew && <ProductListField />}
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 12 }} />}
      {edited.success && <CouponPreviewPane couponType={couponType} edited={edited.data} made={isNew ? { productCodes } : undefined} />}
    </Modal>
  )
}
