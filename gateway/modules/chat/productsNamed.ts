import { and, asc, eq, ilike } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'

const PRODUCTS_SHOWN = 8

/** Codes of the first products on the shelf whose name holds the words. */
export async function productsNamed(db: Querying, words: string): Promise<string[]> {
  const pattern = `%${words.replace(/[%_\\]/g, (one) => `\\${one}`)}%`
  const rows = await db
    .select({ productCode: products.productCode })
    .from(products)
    .where(and(ilike(products.name, pattern), eq(products.status, ProductStatus.onShelf)))
    .orderBy(asc(products.name), asc(products.productCode))
    .limit(PRODUCTS_SHOWN)
  return rows.map(({ productCode }) => productCode)
}
