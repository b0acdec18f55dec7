import { and, asc, eq, ilike } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { escapeLike } from '../../lib/escapeLike'
import { products } from '../catalogue/schema'

const PRODUCTS_SHOWN = 8

/** Codes of the first products on the shelf whose name holds the words. */
export async function productsNamed(db: Querying, words: string): Promise<string[]> {
  const rows = await db
    .select({ productCode: products.productCode })
    .from(products)
    .where(and(ilike(products.name, `%${escapeLike(words)}%`), eq(products.status, ProductStatus.onShelf)))
    .orderBy(asc(products.name), asc(products.productCode))
    .limit(PRODUCTS_SHOWN)
  return rows.map(({ productCode }) => productCode)
}
