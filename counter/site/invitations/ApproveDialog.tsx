import { Alert, App, Form, Modal, Select } from 'antd'
import { useState } from 'react'
import { compensation } from '../../contract/compensation'
import { invitation } from '../../contract/invitation'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { ConflictNote } from '../parts/ConflictNote'
import type { DecidingProps } from './deciding'
import { CaseLines } from './CaseLines'

type Fields = { couponType?: string }

/** Gives what was published; where its coupon has ended, another one that members do not draw themselves. */
export function ApproveDialog({ of, onClose, onDone, onReread }: DecidingProps) {
  const { invitationId, version, reasons, gives } = of
  const [form] = Form.useForm<Fields>()
  const { send, problem, refused, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  // It may have ended since: the refusal says so, and the choice stays while it is sent again.
  const [isEnded, setEnded] = useState(reasons.includes('couponEnded'))
  if (refused?.code === 'COUPON_ENDED' && !isEnded) setEnded(true)
  const submit = async (body: Fields) => {
    if (!(await send((key) => ask(invitation.approve, { params: { invitationId }, body, version }, key)))) return
    void message.success('已通过，券已放入邀请人的券包')
    onDone()
  }
  const lookAgain = () => {
    forget()
    onReread()
  }
  return (
    <Modal
      open
      title="通过邀请奖励"
      okText="通过"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || conflict !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {conflict && (
        <ConflictNote
          of={conflict}
          yours="通过"
          {...(conflict.isDecided ? { next: { label: '回到列表', press: onClose } } : { keep: { label: '看现在的', press: lookAgain } })}
        />
      )}
      <CaseLines of={of} />
      <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void submit(fields)}>
        {isEnded ? <CouponField /> : <p>马上发给邀请人：{gives.join('、')}。邀请人会收到消息，发了不能撤回。</p>}
      </Form>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
    </Modal>
  )
}

/** Coupons that can be given today, and that nobody draws. */
function CouponField() {
  const coupons = useAsk(compensation.coupons, {})
  const options = (coupons.data?.results ?? [])
    .filter(({ givenOnly }) => givenOnly)
    .map(({ couponType, name, rule }) => ({ value: couponType, label: `${name}（${rule}）${couponType}` }))
  return (
    <Form.Item
      label="公布的券已经结束，改发"
      name="couponType"
      extra="只列商城发放、会员不能自己领的券；价值不低于公布的那张。发了不能撤回"
      rules={[{ required: true, message: '请选择改发的券' }]}
    >
      <Select showSearch optionFilterProp="label" placeholder="按券名查找" loading={coupons.isLoading} options={options} />
    </Form.Item>
  )
}
