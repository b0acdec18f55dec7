import type { Counted } from '../coupon/couponStanding'
import type { Querying } from '../../db/open'
import type { PriceRights } from '../grant/priceRights'
import { linePrice } from '../pricing/linePrice'
import { singlesOf, type ToPrice } from '../pricing/priceOrder'
import { combinationOf } from '../pricing/saleProblem'
import type { TradingTerms } from '../pricing/shownTerms'
import { cartRows, type CartRow } from './cartRows'

/** A line that would be bought; `combination` says how many boxes one piece of it holds. */
export type TickedLine = ToPrice & { skuCode: string; combination: { salePrice: number; count: number } | null }

/** A line of the cart as it is priced. */
export const toPrice = ({ goods, combineId, quantity }: CartRow): TickedLine => ({
  ...goods,
  combination: combinationOf(goods, combineId),
  quantity,
})

/** What of a cart would be bought now, the packings that only stand in it, and what prices depend on. */
export type Ticked = { lines: TickedLine[]; unticked: ReadonlySet<string>; terms: TradingTerms; rights: PriceRights }

export async function tickedIn(
  db: Querying,
  { owner, ...asked }: { owner: string | undefined; memberId: string | undefined; now: Date },
): Promise<Ticked> {
  const { rows, terms, rights } = await cartRows(db, { owner: owner ?? '', ...asked })
  const isBought = ({ isInvalid, selected }: CartRow) => !isInvalid && selected
  const unticked = rows.flatMap((row) => (isBought(row) ? [] : [row.skuCode]))
  return { lines: rows.filter(isBought).map(toPrice), unticked: new Set(unticked), terms, rights }
}

/** A line as promotions and coupons see it. */
export const countedOf = (line: ToPrice): Counted & { singles: number } => ({
  productCode: line.productCode,
  mark: line.mark,
  quantity: line.quantity,
  singles: singlesOf(line),
  total: linePrice(line, line.quantity).total,
})
