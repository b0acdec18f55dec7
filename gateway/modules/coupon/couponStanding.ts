import { yuan } from '../../kernel/yuan'
import { reaches, type Promotable } from '../catalogue/reaches'

/** A line as promotions and coupons see it; `total` in cents. */
export type Counted = Promotable & { total: number }

export type CouponRule = { amount: number; threshold: number; productCodes: string[] | null }

/** What a coupon takes off, in cents, and what is missing to its threshold; `problem` says in words why it cannot be used. */
export type CouponStanding = { off: number; missing: number; problem: string | null }

/** A coupon counts what its lines cost after promotions; prescription drugs never count (LAW-AND-PRIVACY, D11). */
export function couponStanding(coupon: CouponRule, lines: readonly Counted[], nets: readonly number[]): CouponStanding {
  const reached = lines.map((line, place) => (reaches(coupon, line) ? (nets[place] ?? 0) : 0))
  const amount = reached.reduce((sum, net) => sum + net, 0)
  if (amount === 0) return { off: 0, missing: coupon.threshold, problem: '没有可用此券的商品' }
  if (amount < coupon.threshold)
    return { off: 0, missing: coupon.threshold - amount, problem: `还差 ${yuan(coupon.threshold - amount)} 元可用` }
  return { off: Math.min(coupon.amount, amount), missing: 0, problem: null }
}
