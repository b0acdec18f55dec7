import { appliesTo, type Promotable } from '../catalogue/appliesTo'
import { allocateOver } from './allocateOver'

type Scope = { productCodes: string[] | null }

/**
 * What lines cost in the end, in cents: what promotions left of each, less its share of a coupon's `off`, which is spread over the lines that
 * the coupon counts. With freight they come to exactly what is paid.
 */
export function netPrices(
  lines: readonly Promotable[],
  nets: readonly number[],
  { coupon, off }: { coupon: Scope | undefined; off: number },
): number[] {
  const weights = lines.map((line, place) => (coupon && appliesTo(coupon, line) ? (nets[place] ?? 0) : 0))
  const parts = allocateOver(lines, off, weights)
  return nets.map((net, place) => net - (parts[place] ?? 0))
}
