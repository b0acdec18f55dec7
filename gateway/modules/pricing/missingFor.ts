import { couponStanding, type Counted, type CouponRule } from '../coupon/couponStanding'
import { discounted, type Rule, type ToDiscount } from './promotions'

/**
 * Cents of goods to add until a coupon can be used. What is added may also reach the next level of a promotion, after which the coupon counts
 * less: then that is missing as well. 0 where the coupon can be used already. Added goods are thought of as any that the coupon counts, so
 * that promotions of the whole shop reach them.
 */
export function missingFor(coupon: CouponRule, lines: ReadonlyArray<Counted & ToDiscount>, rules: readonly Rule[]): number {
  // Stryker disable next-line StringLiteral: a promotion of the whole shop reaches any code, and no other has this one.
  const productCode = coupon.productCodes === null ? '' : coupon.productCodes[0]
  if (productCode === undefined) return coupon.threshold
  // Each round but the last passes a level of a promotion, so that the rounds are as many as the levels at most.
  for (let added = 0; ;) {
    const more: Counted = { productCode, mark: 'none', total: added, quantity: 1 }
    const all = [...lines, more]
    const { nets, plainNets } = discounted(all, rules)
    const { counted, missing } = couponStanding(coupon, { lines: all, nets, plainNets, freight: 0 })
    if (counted > 0 && missing === 0) return added
    added += Math.max(missing, 1)
  }
}
