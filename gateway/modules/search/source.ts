import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { bannedReason } from '../catalogue/banned'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { packings, products } from '../catalogue/schema'

/** Products read at once: the gateway goes on answering in between, and never holds them all. */
const BATCH = 2000

const codes = sql.placeholder('codes')
const read = prepared((db) =>
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
    .where(sql`${products.productCode} = any(${codes})`)
    .prepare(''),
)
const readPrices = prepared((db) =>
  db
    .selectDistinctOn([packings.productCode], { productCode: packings.productCode, price: packings.salePrice })
    .from(packings)
    .where(and(sql`${packings.productCode} = any(${codes})`, eq(packings.status, ProductStatus.onShelf)))
    .orderBy(packings.productCode, desc(gt(packings.stock, 0)), packings.position)
    .prepare(''),
)

export type Source = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number] & {
  /** Cents of the packing a card shows: the first that can be bought, else the first on the shelf. */
  price: number
}
/** Every packing off the shelf is the product off it. */
const hasPackingOnShelf = sql`exists (select 1 from ${packings} where ${packings.productCode} = ${products.productCode} and ${packings.status} <> ${ProductStatus.offShelf})`

/** Everything a shopper may find, best sold first, in batches; `most`: how many it may be. */
export type Sources = { most: number; batches: AsyncIterable<readonly Source[]> }

export async function sourcesOf(db: Querying): Promise<Sources> {
  const sold = await db
    .select({ productCode: products.productCode, sales: products.sales })
    .from(products)
    .where(and(inArray(products.status, [ProductStatus.onShelf, ProductStatus.outOfStock]), hasPackingOnShelf))
  sold.sort((left, right) => right.sales - left.sales || (left.productCode < right.productCode ? -1 : 1))
  return {
    most: sold.length,
    batches: batchesOf(
      db,
      sold.map(({ productCode }) => productCode),
    ),
  }
}

async function* batchesOf(db: Querying, productCodes: readonly string[]) {
  for (let from = 0; from < productCodes.length; from += BATCH) yield batchOf(db, productCodes.slice(from, from + BATCH))
}

/** What must not be sold online is left out, however it came into the table (D10). */
async function batchOf(db: Querying, wanted: string[]): Promise<Source[]> {
  const rows = new Map((await read(db).execute({ codes: wanted })).map((row) => [row.productCode, row]))
  const prices = new Map((await readPrices(db).execute({ codes: wanted })).map(({ productCode, price }) => [productCode, price]))
  return wanted.flatMap((productCode) => {
    const row = rows.get(productCode)
    return row && bannedReason(row) === undefined ? [{ ...row, price: prices.get(productCode) ?? 0 }] : []
  })
}
