import type { Coupon } from '../../../src/contract/coupon'
import type { CouponInUse } from '../../../src/contract/couponUse'
import { countedOf, type Ticked } from '../cart/ticked'
import { couponOf } from '../coupon/couponOf'
import { missingFor } from '../pricing/missingFor'
import { priceOrder } from '../pricing/priceOrder'
import type { AskedCoupon } from './couponAsked'

/** Of coupons that nobody can use any more. */
const OVER: Readonly<Partial<Record<Coupon['status'], string>>> = {
  used: '这张优惠券已经使用',
  expired: '这张优惠券已经过期',
  gone: '这张优惠券已经领完',
}

/** A coupon beside what is ticked, priced as the cart and the order are. */
export function couponInUse({ type, held }: AskedCoupon, { lines, terms, rights }: Ticked, now: Date): CouponInUse {
  const shown = couponOf(type, held, now)
  const ended = !held && type.endsAt <= now ? '这张优惠券的活动已经结束' : null
  const problem = OVER[shown.status] ?? ended
  const coupon = { ...type, endsAt: held?.endsAt ?? type.endsAt }
  const { freight: rule, memberPriceWithout } = terms.rules
  const coupons = problem === null ? [coupon] : []
  const priced = priceOrder({ lines, rules: terms.running, coupons, freight: rule, rights, memberPriceWithout })
  const [standing] = priced.coupons.map((one) => one.standing)
  const { freight, payable } = priced.payableWith(coupon)
  return {
    ...shown,
    counted: standing?.counted ?? 0,
    missing: standing ? missingFor(type, lines.map(countedOf), terms.running) : 0,
    off: standing?.off ?? 0,
    idle: standing?.missing === 0 ? standing.problem : null,
    goods: priced.goods,
    memberOff: priced.memberOff,
    promotion: priced.promotion,
    freight,
    memberFreight: priced.memberFreight,
    payable,
    selectedCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    problem,
  }
}
