import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import { ProductStatus } from '../../src/contract/product'
import { refusalReason } from '../catalogue/banned'
import type { Db } from '../db/open'
import { packings, products } from '../db/schema'

/** Rows read at once: the gateway goes on answering in between. */
const BATCH = 2000

const read = (db: Db, after: string) =>
  db
    .select({
      productCode: products.productCode,
      name: products.name,
      englishName: products.englishName,
      brandName: products.brandName,
      kind: products.kind,
      mark: products.mark,
      form: products.form,
      categoryId: products.categoryId,
      symptomIds: products.symptomIds,
      audiences: products.audiences,
      ingredients: products.ingredients,
      aliases: products.aliases,
      sales: products.sales,
      price: sql<number>`coalesce((select min(${packings.salePrice}) from ${packings} where ${packings.productCode} = ${products.productCode} and ${packings.status} = ${ProductStatus.onShelf}), 0)::int`,
    })
    .from(products)
    .where(and(gt(products.productCode, after), inArray(products.status, [ProductStatus.onShelf, ProductStatus.outOfStock])))
    .orderBy(asc(products.productCode))
    .limit(BATCH)

export type Source = Awaited<ReturnType<typeof read>>[number]

/** Everything a shopper may find, best sold first. What must not be sold online is left out, however it came into the table (D10). */
export async function sourcesOf(db: Db): Promise<Source[]> {
  const sources: Source[] = []
  for (let after = ''; ; ) {
    const rows = await read(db, after)
    for (const row of rows) if (refusalReason(row) === undefined) sources.push(row)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) break
    after = last.productCode
  }
  return sources.sort((left, right) => right.sales - left.sales || (left.productCode < right.productCode ? -1 : 1))
}
