import { Form, Select } from 'antd'
import { useState } from 'react'
import { compensation } from '../../contract/compensation'
import { invitation } from '../../contract/invitation'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { DecisionDialog } from '../parts/DecisionDialog'
import type { DecidingProps } from './deciding'
import { CaseLines } from './CaseLines'

type Fields = { couponType?: string }

/** Gives what was published; where its coupon has ended, another one that members do not draw themselves. */
export const ApproveDialog = ({ of, onClose, ...on }: DecidingProps) => (
  <DecisionDialog<Fields>
    title="通过邀请奖励"
    okText="通过"
    draft={`invitation:${of.invitationId}:approve`}
    write={(body, key) => ask(invitation.approve, { params: { invitationId: of.invitationId }, body, version: of.version }, key)}
    done="已通过，券已放入邀请人的券包"
    next={{ label: '回到列表', press: onClose }}
    {...{ onClose, ...on }}
  >
    {(refused) => (
      <>
        <CaseLines of={of} />
        <Gives gives={of.gives} hasEnded={of.reasons.includes('couponEnded') || refused?.code === 'COUPON_ENDED'} />
      </>
    )}
  </DecisionDialog>
)

function Gives({ gives, hasEnded }: { gives: readonly string[]; hasEnded: boolean }) {
  // It may have ended since it was read: the refusal says so, and the choice stays while it is sent again.
  const [asks, askFor] = useState(hasEnded)
  if (hasEnded && !asks) askFor(true)
  return asks ? <CouponField /> : <p>马上发给邀请人：{gives.join('、')}。邀请人会收到消息，发了不能撤回。</p>
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
