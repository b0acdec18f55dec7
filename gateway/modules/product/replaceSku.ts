import { and, eq, sql } from 'drizzle-orm'
import { placeOf, textIn, type GoodsFields } from '../../../counter/contract/goods'
import { QUANTITY_KINDS } from '../../../counter/contract/quantityPrices'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Transaction } from '../../db/open'
import { packings } from '../catalogue/schema'
import { HttpError, notFound } from '../../lib/httpError'
import { replaceFields } from '../../kernel/replaceFields'
import { sqlState } from '../../kernel/transaction'
import { orderLines } from '../purchase/schema'
import { refuseQuantityProblem, replaceQuantityPrices } from './quantityPrices'
import { refusePriceProblem } from './skuSubject'

/** What a packing has from its first day. */
const REQUIRED = ['specification', 'unit', 'salePrice'] as const
const REFERENCED = '23503'

/**
 * Of fields that no packing has yet, none: they make a new one, whose code is the product's with a number (`110011-4`). 404 for any other
 * name, 400 where a new packing lacks what each has.
 */
export function unwrittenSkus(productCode: string, present: GoodsFields, edited: GoodsFields): GoodsFields {
  const names = Object.keys(edited).filter((name) => !(name in present))
  for (const name of names) refuseUnknown(productCode, name, present)
  for (const owner of new Set(names.map((name) => placeOf(name).owner))) refuseIncomplete(owner, edited)
  return Object.fromEntries(names.map((name) => [name, null]))
}

function refuseUnknown(productCode: string, name: string, present: GoodsFields) {
  const { part, owner } = placeOf(name)
  if (part !== 'sku') throw notFound('这一项')
  const isThere = `${owner}.specification` in present
  const isNumbered = owner.startsWith(`${productCode}-`) && /^\d{1,3}$/.test(owner.slice(productCode.length + 1))
  if (isThere || !isNumbered) throw notFound('这个规格')
}

function refuseIncomplete(owner: string, edited: GoodsFields) {
  const missing = REQUIRED.find((field) => (edited[`${owner}.${field}`] ?? null) === null)
  if (missing) throw new HttpError(400, 'INVALID', '新规格要写规格、单位和售价', { field: `edited.${owner}.${missing}` })
}

type Replacing = { productCode: string; skuCode: string; from: GoodsFields; to: GoodsFields; isRevert: boolean }

/** Fields of a packing in the place of others, a new packing, or none where one was made; false where something else stands there. */
export async function replaceSku(tx: Transaction, replacing: Replacing): Promise<boolean> {
  const { skuCode, from, to, isRevert } = replacing
  if (to.specification === null) return remove(tx, replacing)
  if (!(await (from.specification === null ? add : edit)(tx, replacing))) return false
  if (!(await replaceQuantityPrices(tx, replacing))) return false
  if ('salePrice' in to || 'marketPrice' in to) await refusePriceProblem(tx, skuCode, to)
  await refuseQuantityProblem(tx, { skuCode, to, isRevert })
  return true
}

async function edit(tx: Transaction, { skuCode, from, to }: Replacing): Promise<boolean> {
  const columns = columnsOf(to)
  if (Object.keys(columns).length === 0) return true
  return replaceFields(tx, packings, { row: eq(packings.skuCode, skuCode), from: columnsOf(from), to: columns })
}

/** What stands in the packing's own row. */
const columnsOf = (fields: GoodsFields): GoodsFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !QUANTITY_KINDS.some((kind) => kind === name)))

/** The last of its product, with nothing of it to sell yet. */
async function add(tx: Transaction, { productCode, skuCode, to }: Replacing): Promise<boolean> {
  const { specification, unit, salePrice, marketPrice = null, status } = to as Partial<typeof packings.$inferSelect>
  if (specification === undefined || unit === undefined || salePrice === undefined) return false
  const last = sql<number>`(select coalesce(max(${packings.position}) + 1, 0) from ${packings} where ${packings.productCode} = ${productCode})`
  const row = { skuCode, productCode, position: last, specification, unit, salePrice, marketPrice, stock: 0 }
  const added = await tx
    .insert(packings)
    .values({ ...row, status: status ?? ProductStatus.onShelf })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/** One that nobody has bought or put into a cart. */
async function remove(tx: Transaction, { skuCode, from }: Replacing): Promise<boolean> {
  const used = () => new HttpError(409, 'SKU_USED', '这个规格已经有人加购或买过，不能撤回；不卖了可以下架')
  if ((await tx.$count(orderLines, eq(orderLines.skuCode, skuCode))) > 0) throw used()
  const { combinations = [], stairPrices = [] } = from
  if (!(await replaceQuantityPrices(tx, { skuCode, from: { combinations, stairPrices }, to: { combinations: [], stairPrices: [] } })))
    return false
  const own = and(eq(packings.skuCode, skuCode), eq(packings.specification, textIn(from.specification)))
  const gone = await tx
    .transaction((attempt) => attempt.delete(packings).where(own).returning())
    .catch((error: unknown) => {
      throw sqlState(error) === REFERENCED ? used() : error
    })
  return gone.length > 0
}
