import { yuan } from '../../kernel/yuan'
import { appliesTo, type Promotable } from '../catalogue/appliesTo'

/** A line as promotions and coupons see it; `total` in cents. */
export type Counted = Promotable & { total: number }

export type CouponRule = { amount: number; threshold: number; productCodes: string[] | null }

/** What a coupon counts and takes off, in cents, and what is missing to its threshold; `problem` says in words why it cannot be used. */
export type CouponStanding = { counted: number; off: number; missing: number; problem: string | null }

/** A coupon counts what its lines cost after promotions; prescription drugs never count (LAW-AND-PRIVACY, D11). */
export function couponStanding(coupon: CouponRule, lines: readonly Counted[], nets: readonly number[]): CouponStanding {
  const reached = lines.map((line, place) => (appliesTo(coupon, line) ? (nets[place] ?? 0) : 0))
  const amount = reached.reduce((sum, net) => sum + net, 0)
  if (amount === 0) return { counted: 0, off: 0, missing: coupon.threshold, problem: '没有可用此券的商品' }
  if (amount < coupon.threshold)
    return { counted: amount, off: 0, missing: coupon.threshold - amount, problem: `还差 ${yuan(coupon.threshold - amount)} 元可用` }
  return { counted: amount, off: Math.min(coupon.amount, amount), missing: 0, problem: null }
}
