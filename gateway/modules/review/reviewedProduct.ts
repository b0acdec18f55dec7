import { and, asc, eq } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'

/** What stands beside a product's reviews: its name, and the packing that is on the shelf first. */
export async function reviewedProduct(db: Querying, productCode: string) {
  const [product] = await db
    .select({ name: products.name, mark: products.mark })
    .from(products)
    .where(eq(products.productCode, productCode))
  if (!product) return null
  const [packing] = await db
    .select({ skuCode: packings.skuCode, salePrice: packings.salePrice })
    .from(packings)
    .where(and(eq(packings.productCode, productCode), eq(packings.status, ProductStatus.onShelf)))
    .orderBy(asc(packings.position))
    .limit(1)
  return {
    name: product.name,
    isPrescription: product.mark === 'rx',
    skuCode: packing?.skuCode ?? null,
    salePrice: packing?.salePrice ?? null,
  }
}
