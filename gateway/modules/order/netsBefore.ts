import { appliesTo, isPromotable, type Promotable } from '../catalogue/appliesTo'
import { allocate } from '../pricing/allocate'
import { discounted, type Rule } from '../pricing/promotions'

type Line = Promotable & { total: number }
type Before = {
  lines: readonly Line[]
  /** What the order says was taken off. */
  promotion: number
  coupon: number
  /** The promotions of that moment, as far as they are still known; and what the coupon that was used counts. */
  rules: readonly Rule[]
  couponScope: { productCodes: string[] | null } | undefined
}

/**
 * The net price of each line of an order that was made before net prices were kept. Where the promotions of that moment come to what the order
 * says, they say which line got what. Otherwise the amount is spread over the lines that may be promoted.
 */
export function netsBefore({ lines, promotion, coupon, rules, couponScope }: Before): number[] {
  const known = discounted(lines, rules)
  const totals = lines.map(({ total }) => total)
  const nets = known.off === promotion ? known.nets : spread(lines, totals, { amount: promotion, scope: undefined })
  return spread(lines, nets, { amount: coupon, scope: couponScope })
}

type Off = { amount: number; scope: Before['couponScope'] }

/** Over the narrowest lines that can bear it: those of the scope, those that may be promoted, all. */
function spread(lines: readonly Line[], nets: readonly number[], { amount, scope }: Off): number[] {
  const counts = [(line: Line) => scope !== undefined && appliesTo(scope, line), isPromotable, () => true]
  const weights = counts.map((isCounted) => lines.map((line, place) => (isCounted(line) ? (nets[place] ?? 0) : 0)))
  const bearing = weights.find((some) => some.reduce((sum, weight) => sum + weight, 0) >= amount) ?? nets
  const parts = allocate(amount, bearing)
  return nets.map((net, place) => net - (parts[place] ?? 0))
}
