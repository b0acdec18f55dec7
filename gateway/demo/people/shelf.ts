import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Transaction } from '../../db/open'
import { packings, products } from '../../tables'

export type OnShelf = { productCode: string; skuCode: string }

/** The first packing in stock of a product by its generic name, of one brand where the brand matters; nothing where the shop does not sell it. */
export async function onShelf(tx: Transaction, name: string, brandName?: string): Promise<OnShelf | undefined> {
  const [found] = await tx
    .select({ productCode: products.productCode, skuCode: packings.skuCode })
    .from(products)
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .where(
      and(
        eq(products.name, name),
        brandName === undefined ? undefined : eq(products.brandName, brandName),
        eq(products.status, ProductStatus.onShelf),
        eq(packings.status, ProductStatus.onShelf),
        gt(packings.stock, 10),
      ),
    )
    .orderBy(asc(products.productCode), asc(packings.position))
    .limit(1)
  return found
}

/** Some products by name, those the shop sells; the best sold first. */
export async function productCodesOf(tx: Transaction, names: readonly string[]): Promise<string[]> {
  const found = await tx
    .selectDistinctOn([products.name], { productCode: products.productCode, sales: products.sales })
    .from(products)
    .where(and(inArray(products.name, [...names]), eq(products.status, ProductStatus.onShelf)))
    .orderBy(products.name, desc(products.sales))
  return found.sort((left, right) => right.sales - left.sales).map(({ productCode }) => productCode)
}
