import { and, eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '../../../src/contract/productCard'
import { SEALED_PICTURE } from '../catalogue/sealing'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'

/** Of these packings, those whose product is a prescription drug at this moment. */
export async function prescriptionSkus(db: Querying, skuCodes: readonly string[]): Promise<ReadonlySet<string>> {
  if (skuCodes.length === 0) return new Set()
  const rows = await db
    .select({ skuCode: packings.skuCode })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(and(inArray(packings.skuCode, [...new Set(skuCodes)]), eq(products.mark, 'rx')))
  return new Set(rows.map(({ skuCode }) => skuCode))
}

/**
 * A card as it was when it was bought; of what has become a prescription drug since without its pack, marked, and without the
 * struck-through price it had then (LAW-AND-PRIVACY, D1, D4, D11).
 */
export const sealedCard = (card: ProductCard): ProductCard => ({
  ...card,
  mark: 'rx',
  sealed: true,
  productImageUrl: SEALED_PICTURE,
  marketPrice: null,
})
