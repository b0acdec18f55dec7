import { eq, inArray } from 'drizzle-orm'
import type { PrizeFields } from '../../../counter/contract/lottery'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { listPictureOf } from '../catalogue/sealing'

/** The pictures of goods that are prizes, by packing. */
export async function picturesOf(db: Querying, prizes: readonly PrizeFields[]): Promise<ReadonlyMap<string, string>> {
  const codes = prizes.flatMap(({ skuCode }) => skuCode ?? [])
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ skuCode: packings.skuCode, mark: products.mark, pictures: products.pictures })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(inArray(packings.skuCode, codes))
  return new Map(rows.map(({ skuCode, ...product }) => [skuCode, listPictureOf(product)]))
}
