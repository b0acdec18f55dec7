import { eq, inArray } from 'drizzle-orm'
import type { PrizeFields } from '../../../counter/contract/lottery'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import type { Mark } from '../catalogue/types'

/** A packing as a prize. */
type Goods = { name: string; unit: string; mark: Mark; stock: number }

/** What the catalogue says of goods that are prizes, by packing; of one that it has not, nothing. */
export async function goodsOf(db: Querying, prizes: readonly PrizeFields[]): Promise<ReadonlyMap<string, Goods>> {
  const codes = prizes.flatMap(({ skuCode }) => skuCode ?? [])
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ skuCode: packings.skuCode, name: products.name, unit: packings.unit, mark: products.mark, stock: packings.stock })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(inArray(packings.skuCode, codes))
  return new Map(rows.map(({ skuCode, ...goods }) => [skuCode, goods]))
}
