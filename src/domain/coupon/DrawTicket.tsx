import type { Coupon } from '@/contract/coupon'
import { go } from '@/routes/go'
import { CouponTicket } from '@/ui/card/CouponTicket'
import { couponDays, endedText } from './couponWords'
import { drawCoupon } from './couponWrites'
import { conditionOf, worthOf } from './worth'

/** A coupon as a ticket: drawn in place, where a visitor logs in first, then used. */
export function DrawTicket({ of: one, source }: { of: Coupon; source: string }) {
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
      onAction={() => (held ? go('couponProducts', { couponId }) : drawCoupon(couponType, source))}
      {...(off !== undefined && { off })}
    />
  )
}
