import { sumOf } from '../../lib/sumOf'
import { leftOf } from '../benefit/benefitInUse'
import { insuredShare } from '../benefit/insuredShare'
import type { HeldCoupon } from '../coupon/held'
import type { Payable } from '../pricing/priceOrder'
import type { Quote } from './quote'

/** What is paid in the end, with what an insurer pays of it, a part of each line; nothing without a policy. */
export type InsuredPayable = Payable & { insured: number; lineInsured: number[] }

/** What an order costs with a coupon and coins, less what the policy pays of what they leave. */
export function payableOf(
  { priced, lines, benefit }: Pick<Quote, 'priced' | 'lines' | 'benefit'>,
  coupon: HeldCoupon | undefined,
  coins: number,
): InsuredPayable {
  const paid = priced.payableWith(coupon, coins)
  if (!benefit) return { ...paid, insured: 0, lineInsured: [] }
  const lineInsured = insuredShare(
    lines.map(({ goods }) => goods.product),
    paid.nets,
    { coverage: benefit, left: leftOf(benefit) },
  )
  const insured = sumOf(lineInsured)
  return {
    ...paid,
    insured,
    lineInsured,
    nets: paid.nets.map((net, place) => net - (lineInsured[place] ?? 0)),
    payable: paid.payable - insured,
  }
}
