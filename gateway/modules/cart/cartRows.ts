import { asc, desc, eq, sql } from 'drizzle-orm'
import { boughtQuantities } from '../purchase/buyLimit'
import { cardsOf, noOffers, type Offers } from '../productCard/cards'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { cartLines } from './schema'
import { heldPriceRights } from '../grant/heldPriceRights'
import { NO_RIGHTS, type PriceRights } from '../grant/priceRights'
import { goodsIn, SHELVED, type Goods } from '../pricing/goods'
import { boxesEach, combinationOf, saleProblem } from '../pricing/saleProblem'
import { maxQuantityOf } from '../pricing/maxQuantity'
import { shownTerms, type TradingTerms } from '../pricing/shownTerms'
import { prescriptionProblem, usablePrescriptions } from '../prescription/usable'

/** A stored line with what the shelf says about it now. `quantity` is what can be bought of what was put in. */
export type CartRow = {
  lineId: string
  skuCode: string
  combineId: string
  stored: number
  quantity: number
  selected: boolean
  goods: Goods
  card: ProductCard
  combineName: string | null
  most: number
  /** It cannot be bought now and is listed as invalid. */
  isInvalid: boolean
  problem: string | null
  /** What the shop changed by itself, in words. */
  notice: string | null
}

/** `rights`: by which an order of them costs its member less. */
export type CartContents = { rows: CartRow[]; terms: TradingTerms; rights: PriceRights }

type Asked = {
  owner: string
  memberId: string | undefined
  now: Date
  /** For cards that are shown. */
  offers?: Offers
}

const read = prepared((db) =>
  db.query.cartLines
    .findMany({
      where: eq(cartLines.owner, sql.placeholder('owner')),
      orderBy: [desc(cartLines.addedAt), asc(cartLines.lineId)],
      with: { packing: SHELVED },
      extras: { rights: heldPriceRights(db, { memberId: sql.placeholder('memberId'), now: sql.placeholder('now') }).as('rights') },
    })
    .prepare(''),
)

/** The lines of a cart, newest first. Only reads: a line that is too large now is shown smaller and says so, and stays as it was put in. */
export async function cartRows(db: Querying, { owner, memberId, now, offers = noOffers(now) }: Asked): Promise<CartContents> {
  const terms = await shownTerms(db, now)
  const found = await read(db).execute({ owner, memberId: memberId ?? null, now: now.toISOString() })
  const lines = found.map(({ packing, ...line }) => ({ ...line, goods: goodsIn(packing) }))
  const rights = found[0]?.rights ?? NO_RIGHTS
  if (lines.length === 0) return { rows: [], terms, rights }
  const shelved = lines.map(({ goods }) => goods)
  const cards = cardsOf(
    shelved.map(({ product }) => product),
    offers,
  )
  // Most carts hold neither: then nothing is asked.
  const limited = shelved.flatMap(({ buyLimit, productCode }) => (buyLimit === null ? [] : [productCode]))
  const bought = memberId === undefined ? new Map<string, number>() : await boughtQuantities(db, memberId, limited)
  const usable = shelved.some(({ mark }) => mark === 'rx') ? await usablePrescriptions(db, { memberId, now, isOrdering: true }) : []
  const rows = lines.flatMap(({ lineId, skuCode, combineId, quantity: stored, selected, goods: one }): CartRow[] => {
    const card = cards.get(one.productCode)
    if (!card) return []
    const { most, because } = maxQuantityOf({ goods: one, combineId, bought: bought.get(one.productCode) ?? 0, rules: terms.rules })
    const unsaleable = saleProblem(one, combineId) ?? (most < 1 ? because : null)
    const quantity = unsaleable ? stored : Math.min(stored, most)
    const needed = new Map([[one.productCode, quantity * boxesEach(one, combineId)]])
    const problem = unsaleable ?? (one.mark === 'rx' ? prescriptionProblem(usable, needed) : null)
    const combineName = combinationOf(one, combineId)?.name ?? null
    const notice = quantity < stored ? `${because}，已按 ${quantity} ${combineName === null ? one.unit : '件'}计算` : null
    return [
      {
        lineId,
        skuCode,
        combineId,
        stored,
        quantity,
        selected: selected && problem === null,
        goods: one,
        card,
        combineName,
        most: Math.max(most, 0),
        isInvalid: unsaleable !== null,
        problem,
        notice,
      },
    ]
  })
  return { rows, terms, rights }
}
