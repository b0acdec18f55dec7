import { useState } from 'react'
import { DecisionDialog } from '../parts/DecisionDialog'
import { CaseLines } from './CaseLines'
import { CouponField } from './CouponField'
import type { DecidingProps, ReviewedReward } from './rewardKind'

/** Gives what was published; where its coupon has ended, another one that members do not draw themselves. */
export const ApproveDialog = <R extends ReviewedReward>({ kind, of, onClose, ...on }: DecidingProps<R>) => (
  <DecisionDialog<{ couponType?: string }>
    title={`通过${kind.name}奖励`}
    okText="通过"
    draft={`${kind.record}:${kind.idOf(of)}:approve`}
    write={(body, key) => kind.approve(of, body, key)}
    done={`已通过，券已放入${kind.receiver}的券包`}
    next={{ label: '回到列表', press: onClose }}
    {...{ onClose, ...on }}
  >
    {(refused) => (
      <>
        <CaseLines lines={kind.linesOf(of)} />
        <Gives
          gives={of.gives}
          receiver={kind.receiver}
          hasEnded={of.reasons.some((reason) => reason === 'couponEnded') || refused?.code === 'COUPON_ENDED'}
        />
      </>
    )}
  </DecisionDialog>
)

type GivesProps = { gives: readonly string[]; receiver: string; hasEnded: boolean }

function Gives({ gives, receiver, hasEnded }: GivesProps) {
  // It may have ended since it was read: the refusal says so, and the choice stays while it is sent again.
  const [asks, askFor] = useState(hasEnded)
  if (hasEnded && !asks) askFor(true)
  return asks ? (
    <CouponField />
  ) : (
    <p>
      马上发给{receiver}：{gives.join('、')}。{receiver}会收到消息，发了不能撤回。
    </p>
  )
}
