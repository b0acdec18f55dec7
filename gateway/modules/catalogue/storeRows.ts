import { createHash } from 'node:crypto'
import { and, getTableColumns, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { combinations, packings, products, stairPrices } from './schema'
import type { CatalogueRow } from './row'

type Options = {
  /** A pharmacy's list states its stock; the built-in catalogue only says what a new packing begins with. */
  reservesStock: boolean
}

/**
 * Writes rows that are new or differ from what was written last; an unchanged row costs one comparison. Views, sales and the
 * lines of running orders stay; so do combinations and stair prices of a row that does not state them. A packing that is gone from its
 * product goes off the shelf, since orders may still name it.
 * One call is one batch: at most a few hundred rows.
 */
export async function storeRows(
  db: Querying,
  rows: readonly CatalogueRow[],
  { reservesStock }: Options,
): Promise<{ written: number; unchanged: number }> {
  if (rows.length === 0) return { written: 0, unchanged: 0 }
  const printed = rows.map((row) => ({ row, fingerprint: fingerprintOf(row) }))
  const codes = rows.map(({ product }) => product.productCode)
  const known = await db
    .select({ productCode: products.productCode, fingerprint: products.fingerprint })
    .from(products)
    .where(inArray(products.productCode, codes))
  const present = new Map(known.map(({ productCode, fingerprint }) => [productCode, fingerprint]))
  const changed = printed.filter(({ row, fingerprint }) => present.get(row.product.productCode) !== fingerprint)
  if (changed.length > 0) await write(db, changed, { reservesStock })
  return { written: changed.length, unchanged: rows.length - changed.length }
}

function fingerprintOf(row: CatalogueRow): string {
  const printed = { ...row, combinations: row.combinations ?? [], stairPrices: row.stairPrices ?? [] }
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, 32)
}

async function write(db: Querying, changed: Array<{ row: CatalogueRow; fingerprint: string }>, { reservesStock }: Options) {
  const productRows = changed.map(({ row, fingerprint }) => ({ ...row.product, fingerprint }))
  const packingRows = changed.flatMap(({ row }) =>
    row.packings.map((packing, position) => ({ ...packing, productCode: row.product.productCode, position })),
  )
  const skuCodes = packingRows.map(({ skuCode }) => skuCode)
  await db
    .insert(products)
    .values(productRows)
    .onConflictDoUpdate({ target: products.productCode, set: newValues(products, ['productCode', 'views', 'sales']) })
  await db
    .insert(packings)
    .values(packingRows)
    .onConflictDoUpdate({ target: packings.skuCode, set: newValues(packings, reservesStock ? ['skuCode'] : ['skuCode', 'stock']) })
  await db
    .update(packings)
    .set({ status: ProductStatus.offShelf })
    .where(
      and(
        inArray(
          packings.productCode,
          productRows.map(({ productCode }) => productCode),
        ),
        notInArray(packings.skuCode, skuCodes),
      ),
    )
  await writeQuantityPrices(
    db,
    changed.map(({ row }) => row),
  )
}

/** Of rows that state them; of others those that operators wrote stay. */
async function writeQuantityPrices(db: Querying, rows: readonly CatalogueRow[]) {
  const codesOf = (part: readonly CatalogueRow[]) => part.flatMap(({ packings: own }) => own.map(({ skuCode }) => skuCode))
  const withStairs = rows.filter(({ stairPrices: own }) => own !== null)
  const withCombinations = rows.filter(({ combinations: own }) => own !== null)
  await db.delete(stairPrices).where(inArray(stairPrices.skuCode, codesOf(withStairs)))
  await db.delete(combinations).where(inArray(combinations.skuCode, codesOf(withCombinations)))
  const stairs = withStairs.flatMap(({ stairPrices: own }) => own ?? [])
  const combined = withCombinations.flatMap(({ combinations: own }) => own ?? [])
  if (stairs.length > 0) await db.insert(stairPrices).values(stairs)
  if (combined.length > 0) await db.insert(combinations).values(combined)
}

/** Every column takes the new row's value, but for those named. */
function newValues(table: PgTable, kept: string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !kept.includes(key))
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]))
}
