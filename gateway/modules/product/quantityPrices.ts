import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { GoodsFields } from '../../../counter/contract/goods'
import {
  lawProblem,
  QUANTITY_KINDS,
  quantityPricesIn,
  quantityProblem,
  type CombinationPrice,
  type QuantityKind,
  type QuantityPrice,
  type StairStep,
} from '../../../counter/contract/quantityPrices'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { combinations, packings, products, stairPrices } from '../catalogue/schema'

export type QuantityPrices = { combinations: CombinationPrice[]; stairPrices: StairStep[] }

/** Combinations and stair prices of packings by their code, each list from few to many. */
export async function quantityPricesOf(db: Querying, skuCodes: readonly string[]): Promise<Map<string, QuantityPrices>> {
  const found = new Map(skuCodes.map((skuCode): [string, QuantityPrices] => [skuCode, { combinations: [], stairPrices: [] }]))
  const combined = await db
    .select()
    .from(combinations)
    .where(inArray(combinations.skuCode, [...skuCodes]))
    .orderBy(asc(combinations.count))
  const steps = await db
    .select()
    .from(stairPrices)
    .where(inArray(stairPrices.skuCode, [...skuCodes]))
    .orderBy(asc(stairPrices.from))
  for (const { skuCode, count, salePrice } of combined) found.get(skuCode)?.combinations.push({ count, salePrice })
  for (const { skuCode, from, salePrice } of steps) found.get(skuCode)?.stairPrices.push({ from, salePrice })
  return found
}

type Replacing = { skuCode: string; from: GoodsFields; to: GoodsFields }

/**
 * Puts combinations and stair prices of a packing in the place of others, by the names of its fields; false where others stand there. The
 * packing's row is locked: everybody who writes them locks it first.
 */
export async function replaceQuantityPrices(tx: Transaction, { skuCode, from, to }: Replacing): Promise<boolean> {
  const kinds = QUANTITY_KINDS.filter((kind) => kind in to)
  if (kinds.length === 0) return true
  const [packing] = await tx.select({ unit: packings.unit }).from(packings).where(eq(packings.skuCode, skuCode)).for('update')
  if (!packing) return false
  const present = (await quantityPricesOf(tx, [skuCode])).get(skuCode)
  for (const kind of kinds) {
    const rows = quantityPricesIn(kind, present?.[kind])
    if (!isDeepStrictEqual(rows, quantityPricesIn(kind, from[kind]))) return false
    await WRITE[kind](tx, { skuCode, ...packing, rows: quantityPricesIn(kind, to[kind]) })
  }
  return true
}

type Writing = { skuCode: string; unit: string; rows: QuantityPrice[] }

const WRITE: Readonly<Record<QuantityKind, (tx: Transaction, writing: Writing) => Promise<void>>> = {
  combinations: writeCombinations,
  stairPrices: async (tx, { skuCode, rows }) => {
    await tx.delete(stairPrices).where(eq(stairPrices.skuCode, skuCode))
    if (rows.length > 0)
      await tx.insert(stairPrices).values(rows.map(({ quantity, salePrice }) => ({ skuCode, from: quantity, salePrice })))
  },
}

/** Carts and orders name a combination by its id: one of as many pieces stays the same one, with its name, whatever it costs. */
async function writeCombinations(tx: Transaction, { skuCode, unit, rows }: Writing): Promise<void> {
  const own = eq(combinations.skuCode, skuCode)
  const counts = rows.map(({ quantity }) => quantity)
  const kept = await tx
    .select({ count: combinations.count })
    .from(combinations)
    .where(and(own, inArray(combinations.count, counts)))
  await tx.delete(combinations).where(and(own, notInArray(combinations.count, counts)))
  for (const { quantity: count, salePrice } of rows) {
    if (kept.some((one) => one.count === count))
      await tx
        .update(combinations)
        .set({ salePrice })
        .where(and(own, eq(combinations.count, count)))
    else
      await tx
        .insert(combinations)
        .values({ combineId: combineIdOf(skuCode, count), skuCode, name: `${count} ${unit}装`, count, salePrice })
  }
}

/** The id of a combination that is new: of so many pieces it is the same again, so that a cart that waited for it finds it. */
export const combineIdOf = (skuCode: string, count: number): string => `${skuCode}x${count}`

type Judging = { skuCode: string; to: GoodsFields; isRevert: boolean }

/**
 * Asked once they are written, beside the price that then stands. What a change is taken back to has stood there: only the law is asked of it,
 * as of a price below which a combination is left.
 */
export async function refuseQuantityProblem(tx: Transaction, { skuCode, to, isRevert }: Judging): Promise<void> {
  const kinds = QUANTITY_KINDS.filter((kind) => quantityPricesIn(kind, to[kind]).length > 0)
  if (kinds.length === 0) return
  const [row] = await tx
    .select({ salePrice: packings.salePrice, mark: products.mark })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(eq(packings.skuCode, skuCode))
  if (!row) return
  for (const kind of kinds) {
    const problem = (isRevert ? lawProblem : quantityProblem)(kind, quantityPricesIn(kind, to[kind]), row)
    if (problem !== undefined) throw new HttpError(400, 'PRICE_PROBLEM', problem, { field: `edited.${skuCode}.${kind}` })
  }
}

/** A prescription drug has none of them: refused when they are typed, too. */
export async function refuseByLaw(db: Querying, productCode: string, edited: GoodsFields): Promise<void> {
  const lists = Object.entries(edited).flatMap(([name, value]) => {
    const kind = QUANTITY_KINDS.find((one) => name.endsWith(`.${one}`))
    return kind && Array.isArray(value) && value.length > 0 ? [{ name, kind, rows: quantityPricesIn(kind, value) }] : []
  })
  if (lists.length === 0) return
  const [product] = await db.select({ mark: products.mark }).from(products).where(eq(products.productCode, productCode))
  for (const { name, kind, rows } of lists) {
    const problem = product && lawProblem(kind, rows, product)
    if (problem !== undefined) throw new HttpError(400, 'PRICE_PROBLEM', problem, { field: `edited.${name}` })
  }
}
