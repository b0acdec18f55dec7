import { asc, desc, eq } from 'drizzle-orm'
import { boughtSoFar } from '../catalogue/buyLimit'
import { productCards } from '../productCard/cards'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { cartLines } from '../../db/schema'
import { boxesEach, combinationOf, goodsOf, saleProblem, type Goods } from '../pricing/goods'
import { mallRules, type MallRules } from '../pricing/mallRules'
import { mostOf } from '../pricing/most'
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
  /** Nobody can buy it now: it stands among the invalid ones. */
  isInvalid: boolean
  problem: string | null
  /** What the shop changed by itself, in words. */
  notice: string | null
}

export type CartContents = { rows: CartRow[]; rules: MallRules }

/** The lines of a cart, newest first. Only reads: a line that is too large now is shown smaller and says so, and stays as it was put in. */
export async function cartRows(
  db: Querying,
  { owner, memberId, now }: { owner: string; memberId: string | undefined; now: Date },
): Promise<CartContents> {
  const rules = await mallRules(db)
  const lines = await db.select().from(cartLines).where(eq(cartLines.owner, owner)).orderBy(desc(cartLines.addedAt), asc(cartLines.lineId))
  if (lines.length === 0) return { rows: [], rules }
  const goods = await goodsOf(
    db,
    lines.map(({ skuCode }) => skuCode),
  )
  const productCodes = [...new Set([...goods.values()].map(({ productCode }) => productCode))]
  const cards = await productCards(db, productCodes, now)
  const bought = memberId === undefined ? new Map<string, number>() : await boughtSoFar(db, memberId, productCodes)
  const usable = await usablePrescriptions(db, memberId, now)
  const rows = lines.flatMap(({ lineId, skuCode, combineId, quantity: stored, selected }): CartRow[] => {
    const one = goods.get(skuCode)
    const card = one && cards.get(one.productCode)
    if (!one || !card) return []
    const { most, because } = mostOf({ goods: one, combineId, bought: bought.get(one.productCode) ?? 0, rules })
    const unsaleable = saleProblem(one, combineId) ?? (most < 1 ? because : null)
    const quantity = unsaleable ? stored : Math.min(stored, most)
    const needed = new Map([[one.productCode, quantity * boxesEach(one, combineId)]])
    const problem = unsaleable ?? (one.mark === 'rx' ? prescriptionProblem(usable, needed) : null)
    const notice = quantity < stored ? `${because}，已按 ${quantity} 件计算` : null
    const combineName = combinationOf(one, combineId)?.name ?? null
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
  return { rows, rules }
}
