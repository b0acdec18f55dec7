import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { refusalReason } from '../catalogue/banned'
import type { Db } from '../../db/open'
import { packings, products } from '../../db/schema'
import { pause } from '../../kernel/pause'

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
    })
    .from(products)
    .where(and(gt(products.productCode, after), inArray(products.status, [ProductStatus.onShelf, ProductStatus.outOfStock])))
    .orderBy(asc(products.productCode))
    .limit(BATCH)

export type Source = Awaited<ReturnType<typeof read>>[number] & {
  /** Cents of the packing a card shows: the first that can be bought, else the first on the shelf. */
  price: number
}

async function pricesOf(db: Db, { after, upTo }: { after: string; upTo: string }): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([packings.productCode], { productCode: packings.productCode, price: packings.salePrice })
    .from(packings)
    .where(and(gt(packings.productCode, after), lte(packings.productCode, upTo), eq(packings.status, ProductStatus.onShelf)))
    .orderBy(packings.productCode, desc(gt(packings.stock, 0)), packings.position)
  return new Map(rows.map(({ productCode, price }) => [productCode, price]))
}

/** Everything a shopper may find, best sold first. What must not be sold online is left out, however it came into the table (D10). */
export async function sourcesOf(db: Db): Promise<Source[]> {
  const sources: Source[] = []
  for (let after = ''; ;) {
    const rows = await read(db, after)
    const last = rows.at(-1)
    if (!last) break
    const prices = await pricesOf(db, { after, upTo: last.productCode })
    for (const row of rows) if (refusalReason(row) === undefined) sources.push({ ...row, price: prices.get(row.productCode) ?? 0 })
    if (rows.length < BATCH) break
    // The embedded database answers within the same turn of the loop: calls would wait for all batches otherwise.
    await pause()
    after = last.productCode
  }
  return sources.sort((left, right) => right.sales - left.sales || (left.productCode < right.productCode ? -1 : 1))
}
