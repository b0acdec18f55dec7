import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { BuyLimit } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { orderLines, orders } from './schema'
import { products } from '../catalogue/schema'

/** Boxes this member has ordered of each product, cancelled orders left out. */
export async function boughtQuantities(db: Querying, memberId: string, productCodes: string[]): Promise<Map<string, number>> {
  if (productCodes.length === 0) return new Map()
  const rows = await db
    .select({ productCode: orderLines.productCode, boxes: sql<number>`sum(${orderLines.boxes})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(and(eq(orders.memberId, memberId), isNull(orders.cancelledAt), inArray(orderLines.productCode, productCodes)))
    .groupBy(orderLines.productCode)
  return new Map(rows.map(({ productCode, boxes }) => [productCode, boxes]))
}

/** A line of an order that is not cancelled. */
export type StandingLine = { orderCode: string; status: number; productCode: string; skuCode: string; boxes: number }

const read = prepared((db) =>
  db
    .select({
      orderCode: orders.orderCode,
      status: orders.status,
      productCode: orderLines.productCode,
      skuCode: orderLines.skuCode,
      boxes: orderLines.boxes,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(
      and(
        eq(orders.memberId, sql.placeholder('memberId')),
        isNull(orders.cancelledAt),
        or(eq(orders.status, OrderStatus.toPay), sql`${orderLines.productCode} = any(${sql.placeholder('productCodes')})`),
      ),
    )
    .prepare(''),
)

/** What limits count of a member: lines of these products in orders that are not cancelled, and every line that waits for payment. */
export const standingLines = (db: Querying, memberId: string, productCodes: string[]): Promise<StandingLine[]> =>
  read(db).execute({ memberId, productCodes })

/** How many more boxes of each product may be bought; a visitor is asked again as a member. */
export async function buyLimitsOf(db: Querying, productCodes: string[], memberId: string | undefined): Promise<BuyLimit[]> {
  const limited = await db
    .select({ productCode: products.productCode, limit: products.buyLimit })
    .from(products)
    .where(inArray(products.productCode, productCodes))
  const bought = memberId === undefined ? new Map<string, number>() : await boughtQuantities(db, memberId, productCodes)
  return limited.map(({ productCode, limit }) => {
    if (limit === null) return { productCode, remaining: null, limit, text: null }
    const remaining = Math.max(0, limit - (bought.get(productCode) ?? 0))
    return {
      productCode,
      remaining,
      limit,
      text: remaining === 0 ? `每人限购 ${limit} 件，您已买满` : `每人限购 ${limit} 件，还可买 ${remaining} 件`,
    }
  })
}
