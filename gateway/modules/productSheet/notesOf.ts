import { and, exists, inArray, eq, or } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { overtaken } from '../catalogue/overtaken'
import { combinations, packings, stairPrices } from '../catalogue/schema'
import type { Mark } from '../catalogue/types'

type Priced = { skuCode: string; name: string; specification: string; mark: Mark; salePrice: number }

/** What the new prices of packings would overtake of their combinations and stair prices, in words. */
export async function notesOf(db: Querying, priced: readonly Priced[]): Promise<string[]> {
  const rows = await db.query.packings.findMany({
    columns: { skuCode: true },
    with: { combinations: true, stairPrices: true },
    where: and(
      inArray(
        packings.skuCode,
        priced.map(({ skuCode }) => skuCode),
      ),
      or(
        exists(db.select().from(combinations).where(eq(combinations.skuCode, packings.skuCode))),
        exists(db.select().from(stairPrices).where(eq(stairPrices.skuCode, packings.skuCode))),
      ),
    ),
  })
  const bySku = new Map(rows.map((row) => [row.skuCode, row]))
  return priced.flatMap((one) => {
    const row = bySku.get(one.skuCode)
    if (!row) return []
    const { dearer, idle } = overtaken(one, row, one.salePrice)
    return [...dearer, ...idle].map((words) => `${one.name} ${one.specification} 的${words}`)
  })
}
