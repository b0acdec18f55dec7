import { allocateOver } from './allocateOver'
import { weightsOf, type Basket, type CouponRule } from '../coupon/couponStanding'

/**
 * What lines cost in the end, in cents: what promotions left of each, less its share of what a coupon takes `off` goods. With freight they come
 * to exactly what is paid.
 */
export function netPrices(basket: Basket, { coupon, off }: { coupon: CouponRule | undefined; off: number }): number[] {
  const { lines, nets } = basket
  const weights = coupon ? weightsOf(coupon, basket) : lines.map(() => 0)
  const parts = allocateOver(lines, off, weights)
  return nets.map((net, place) => net - (parts[place] ?? 0))
}
