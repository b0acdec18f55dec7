import { isPromotable, type Promotable } from '../catalogue/appliesTo'

/** What the paid membership takes off each piece, in per cent, but for products that the shop leaves out. */
export type MemberPrice = { percent: number; without: readonly string[] }
type Line = Promotable & { salePrice: number; quantity: number }

/** Cents that a line costs a member less: each piece costs whole cents, rounded down. Nothing off a prescription drug (LAW-AND-PRIVACY, D11). */
export function memberOffOf({ mark, productCode, salePrice, quantity }: Line, { percent, without }: MemberPrice): number {
  if (!isPromotable({ mark }) || without.includes(productCode)) return 0
  return (salePrice - Math.floor((salePrice * (100 - percent)) / 100)) * quantity
}
