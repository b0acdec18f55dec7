import { and, asc, count, desc, eq, ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ProductQuery, SkuRow } from '../../../counter/contract/product'
import { barcodeOf } from '../../../src/lib/barcode'
import { MAX_SHEET_ROWS } from '../../../counter/contract/productSheet'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Db } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { escapeLike } from '../../lib/escapeLike'
import { HttpError } from '../../lib/httpError'
import { paged } from '../../lib/paged'

type Query = z.infer<typeof ProductQuery>
const { onShelf, offShelf } = ProductStatus

/** Words are looked for everywhere they may stand, all of them. */
function named(words: string | undefined): SQL | undefined {
  const all = (words ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...all.map(wordIn))
}

function wordIn(word: string): SQL | undefined {
  const part = `%${escapeLike(word)}%`
  const code = `${escapeLike(word)}%`
  const barcode = barcodeOf(word)
  return or(
    ilike(products.name, part),
    ilike(products.brandName, part),
    ilike(products.makerName, part),
    like(products.productCode, code),
    like(packings.skuCode, code),
    barcode === undefined ? undefined : eq(packings.barcode, barcode),
  )
}

/** On the shelf is what can be bought; off it whatever is taken off, by itself or with its product. */
const STANDING: Readonly<Record<NonNullable<Query['status']>, SQL | undefined>> = {
  onShelf: and(eq(products.status, onShelf), eq(packings.status, onShelf), sql`${packings.stock} > 0`),
  soldOut: and(eq(products.status, onShelf), eq(packings.status, onShelf), sql`${packings.stock} <= 0`),
  offShelf: or(eq(products.status, offShelf), eq(packings.status, offShelf)),
}

const SORTED = { code: products.productCode, price: packings.salePrice, stock: packings.stock, sales: products.sales } as const

type Wanted = Pick<Query, 'words' | 'status' | 'category'>
const wantedIn = ({ words, status, category }: Wanted) =>
  and(named(words), status && STANDING[status], category === undefined ? undefined : eq(products.categoryId, category))
const joined = eq(products.productCode, packings.productCode)

/** All of them in the order of their codes; refused where there are more than a file may have. */
export async function allSkuRows(db: Db, wanted: Wanted): Promise<SkuRow[]> {
  const rows = await db
    .select(COLUMNS)
    .from(packings)
    .innerJoin(products, joined)
    .where(wantedIn(wanted))
    .orderBy(asc(products.productCode), asc(packings.position))
    .limit(MAX_SHEET_ROWS + 1)
  if (rows.length > MAX_SHEET_ROWS) throw new HttpError(409, 'TOO_MANY', `超过 ${MAX_SHEET_ROWS} 个规格，请先按分类或状态筛选`)
  return rows
}

/** Packings with their products, a page of them. */
export async function skuRows(db: Db, { page, size, sort, order, ...filter }: Query) {
  const wanted = wantedIn(filter)
  const [total] = await db.select({ hits: count() }).from(packings).innerJoin(products, joined).where(wanted)
  const by = order === 'up' ? asc : desc
  const rows = await db
    .select(COLUMNS)
    .from(packings)
    .innerJoin(products, joined)
    .where(wanted)
    .orderBy(by(SORTED[sort]), asc(products.productCode), asc(packings.position))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(rows satisfies SkuRow[], { page, size, hits })
}

/** The products with these codes, in the order of their codes, as a list names them; one that is unknown is left out. */
export async function namedProducts(db: Db, codes: readonly string[]) {
  const { productCode, name, brandName, mark } = products
  const wanted = inArray(productCode, codes)
  const columns = { productCode, name, brandName, mark }
  return db.select(columns).from(products).where(wanted).orderBy(asc(productCode))
}

const COLUMNS = {
  skuCode: packings.skuCode,
  specification: packings.specification,
  unit: packings.unit,
  salePrice: packings.salePrice,
  marketPrice: packings.marketPrice,
  stock: packings.stock,
  status: packings.status,
  productCode: products.productCode,
  name: products.name,
  brandName: products.brandName,
  makerName: products.makerName,
  categoryId: products.categoryId,
  mark: products.mark,
  productStatus: products.status,
  buyLimit: products.buyLimit,
}
