import { and, eq, inArray, isNull, or, sql, type Column, type Placeholder } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { BuyLimit } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { orderLines, orders } from './schema'
import { packings, products } from '../catalogue/schema'

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

/** What limits count of the member of a query: lines of these products in orders that are not cancelled, and every line that waits for payment; as JSON, for a query that reads more of him. */
export const standingLines = (db: Querying, of: { memberId: Column; productCodes: Placeholder }) => {
  const { orderCode, status } = orders
  const { productCode, skuCode, boxes } = orderLines
  const line = sql`json_build_object('orderCode', ${orderCode}, 'status', ${status}, 'productCode', ${productCode}, 'skuCode', ${skuCode}, 'boxes', ${boxes})`
  return sql<StandingLine[]>`(${db
    .select({ lines: sql`coalesce(json_agg(${line}), '[]')` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(
      and(
        eq(orders.memberId, of.memberId),
        isNull(orders.cancelledAt),
        or(eq(orders.status, OrderStatus.toPay), sql`${productCode} = any(${of.productCodes})`),
      ),
    )})`
}

type Asker = {
  memberId: string | undefined
  /** The most boxes of each prescription drug that one usable prescription of this member covers; asked only where there is such a drug. */
  prescribed: () => Promise<ReadonlyMap<string, number>>
}

/** How many more boxes of each product may be bought, by its limit and by a prescription; a visitor is asked again as a member. */
export async function buyLimitsOf(db: Querying, productCodes: string[], { memberId, prescribed }: Asker): Promise<BuyLimit[]> {
  const limited = await db
    .select({ productCode: products.productCode, limit: products.buyLimit, mark: products.mark, unit: sql<string>`min(${packings.unit})` })
    .from(products)
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .where(inArray(products.productCode, productCodes))
    .groupBy(products.productCode)
  const bought = memberId === undefined ? new Map<string, number>() : await boughtQuantities(db, memberId, productCodes)
  const covered = limited.some(({ mark }) => mark === 'rx') ? await prescribed() : new Map<string, number>()
  return limited.map(({ productCode, limit, unit }) => {
    const shop = limit === null ? null : shopLimit({ limit, unit, bought: bought.get(productCode) ?? 0 })
    const boxes = covered.get(productCode)
    const paper = boxes === undefined ? null : { remaining: boxes, text: `按处方最多买 ${boxes} ${unit}` }
    return { productCode, limit, ...(narrower(shop, paper) ?? { remaining: null, text: null }) }
  })
}

type Bound = { remaining: number; text: string } | null
const narrower = (one: Bound, other: Bound): Bound => (one && other ? (one.remaining <= other.remaining ? one : other) : (one ?? other))

function shopLimit({ limit, unit, bought }: { limit: number; unit: string; bought: number }): Bound {
  const remaining = Math.max(0, limit - bought)
  const rest = remaining === 0 ? '您已买满' : `还可买 ${remaining} ${unit}`
  return { remaining, text: `每人限购 ${limit} ${unit}，${rest}` }
}
