import { and, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import type { LimitStep, SkuStep } from './planOf'

type Steps = { skus: readonly SkuStep[]; limits: readonly LimitStep[] }

/**
 * Does every step by one conditional update of each table: false where one found something else, and the caller rolls back. `stockMoves`:
 * stock is moved by as much as the step says and never below nothing, for taking back what orders have been taken from since.
 */
export async function applySteps(tx: Transaction, { skus, limits }: Steps, { stockMoves }: { stockMoves: boolean }): Promise<boolean> {
  return (await applySkus(tx, skus, stockMoves)) && (await applyLimits(tx, limits))
}

async function applySkus(tx: Transaction, steps: readonly SkuStep[], stockMoves: boolean): Promise<boolean> {
  if (steps.length === 0) return true
  const values = steps.map(({ skuCode, from, to }) => ({
    sku: skuCode,
    ...{ price_from: from.salePrice, price_to: to.salePrice },
    ...{ stock_from: from.stock, stock_to: to.stock },
    ...{ status_from: from.status, status_to: to.status },
  }))
  const { skuCode, salePrice, stock, status } = packings
  const written = await tx
    .update(packings)
    .set({
      salePrice: sql`coalesce(v.price_to, ${salePrice})`,
      stock: sql`${stock} + coalesce(v.stock_to - v.stock_from, 0)`,
      status: sql`coalesce(v.status_to, ${status})`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(sku text, price_from int, price_to int, stock_from int, stock_to int, status_from int, status_to int)`,
    )
    .where(
      and(
        sql`${skuCode} = v.sku`,
        sql`${salePrice} = coalesce(v.price_from, ${salePrice})`,
        sql`${status} = coalesce(v.status_from, ${status})`,
        stockMoves ? sql`${stock} + coalesce(v.stock_to - v.stock_from, 0) >= 0` : sql`${stock} = coalesce(v.stock_from, ${stock})`,
      ),
    )
    .returning({ skuCode })
  return written.length === steps.length
}

async function applyLimits(tx: Transaction, steps: readonly LimitStep[]): Promise<boolean> {
  if (steps.length === 0) return true
  const { productCode, buyLimit } = products
  const values = steps.map((step) => ({ code: step.productCode, limit_from: step.from, limit_to: step.to }))
  const written = await tx
    .update(products)
    .set({ buyLimit: sql`v.limit_to` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(code text, limit_from int, limit_to int)`)
    .where(and(sql`${productCode} = v.code`, sql`${buyLimit} is not distinct from v.limit_from`))
    .returning({ productCode })
  return written.length === steps.length
}
