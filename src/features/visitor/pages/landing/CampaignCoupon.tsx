import { useRead } from '@/api/useRead'
import { coupon, type Coupon } from '@/contract/coupon'
import { couponDays, endedText } from '@/domain/coupon/couponWords'
import { drawCoupon } from '@/domain/coupon/couponWrites'
import { conditionOf, worthOf } from '@/domain/coupon/worth'
import { go } from '@/routes/go'
import { CouponTicket } from '@/ui/card/CouponTicket'

/** The coupon of a campaign as whoever asks stands to it; drawn in place, a visitor logs in first. Where it cannot be read the campaign goes on without it. */
export function CampaignCoupon({ couponType }: { couponType: string }) {
  const list = useRead(coupon.list, { query: { activityIds: couponType } })
  const [one] = [...(list.data?.shops ?? []), ...(list.data?.products ?? [])]
  return one ? <Ticket of={one} /> : null
}

function Ticket({ of: one }: { of: Coupon }) {
  const { couponId, couponType, scope, name, status } = one
  const held = status === 'drawn'
  const off = endedText(one)
  return (
    <CouponTicket
      kind={scope}
      amount={worthOf(one, 24)}
      threshold={conditionOf(one)}
      title={name}
      text={couponDays(one)}
      action={held ? '去使用' : '领取'}
      onAction={() => (held ? go('couponProducts', { couponId }) : drawCoupon(couponType, 'landing'))}
      {...(off !== undefined && { off })}
    />
  )
}
