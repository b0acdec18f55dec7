import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { HttpError, notFound } from '../../lib/httpError'
import { replaceFields } from '../../kernel/replaceFields'
import { invalidateCatalogue } from '../catalogue/revision'
import { skuProblem } from '../catalogue/skuProblem'
import { changeSubject } from '../change/subject'
import { FIELD_WORDS } from './fieldWords'

/** Prices and status of a packing, as operators edit them: `{ salePrice: 1990 }`. */
export const skuSubject = changeSubject({
  subject: 'sku',
  title: '商品规格',
  fields: FIELD_WORDS,
  labelsOf: async (db, ids) => {
    const rows = await db
      .select({ skuCode: packings.skuCode, specification: packings.specification, name: products.name })
      .from(packings)
      .innerJoin(products, eq(products.productCode, packings.productCode))
      .where(inArray(packings.skuCode, [...ids]))
    return new Map(rows.map(({ skuCode, name, specification }) => [skuCode, `${name} ${specification}`]))
  },
  apply: async (tx, { id, from, to }) => {
    const fields = to as Record<string, unknown>
    if (!(await replaceFields(tx, packings, { row: eq(packings.skuCode, id), from: from as Record<string, unknown>, to: fields })))
      return false
    if ('salePrice' in fields || 'marketPrice' in fields) await refusePriceProblem(tx, id, fields)
    await invalidateCatalogue(tx)
    return true
  },
})

/** A packing, its row locked: who buys it at this moment waits. */
export async function lockedPacking(tx: Transaction, skuCode: string) {
  const [present] = await tx.select().from(packings).where(eq(packings.skuCode, skuCode)).for('update')
  if (!present) throw notFound('这个规格')
  return present
}

/** Checked once it is written: what the packing then is, whatever else changed of it. */
export async function refusePriceProblem(tx: Transaction, skuCode: string, { marketPrice }: Record<string, unknown>) {
  const [row] = await tx
    .select({ salePrice: packings.salePrice, marketPrice: packings.marketPrice, mark: products.mark })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(eq(packings.skuCode, skuCode))
  if (!row) return
  const isHidden = row.mark === 'rx' && marketPrice === undefined
  const problem = skuProblem(isHidden ? { ...row, marketPrice: null } : row)
  if (problem !== null) throw new HttpError(400, 'PRICE_PROBLEM', problem, { field: `edited.${skuCode}.marketPrice` })
}

/**
 * What can still be sold of a packing. Orders move it all the time, so that taking a change back moves it by as much as the change did, and
 * never below nothing: what is ordered stays booked.
 */
export const stockSubject = changeSubject({
  subject: 'stock',
  title: '可售库存',
  fields: FIELD_WORDS,
  labelsOf: skuSubject.labelsOf,
  apply: async (tx, { id, from, to }) => {
    const by = (to as { stock: number }).stock - (from as { stock: number }).stock
    const [moved] = await tx
      .update(packings)
      .set({ stock: sql`${packings.stock} + ${by}` })
      .where(and(eq(packings.skuCode, id), gte(packings.stock, -by)))
      .returning({ stock: packings.stock })
    if (!moved) throw new HttpError(409, 'STOCK_BOOKED', '之后卖出的比剩下的多：撤回会让可售库存小于 0，请直接修改库存')
    await invalidateCatalogue(tx)
    return true
  },
})
