import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { ENDING_DAYS, SALES_DAYS, type EndingStocks } from '../../../counter/contract/today'
import { ProductStatus } from '../../../src/contract/productCard'
import { DAY } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { orderLines, orders } from '../purchase/schema'

const MAX_ROWS = 5

/** Packings on the shelf whose stock ends within `ENDING_DAYS`, if they go on selling as they did in the last `SALES_DAYS`; those in pause and new ones count as slow. */
export async function endingStocks(db: Querying, now: Date): Promise<EndingStocks> {
  const sold = soldSince(db, new Date(now.getTime() - SALES_DAYS * DAY))
  const daysLeft = sql<number>`(${packings.stock} * ${SALES_DAYS} / ${sold.boxes}::float8)`
  const ends = sql`${packings.stock} > 0`
  const over = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}) over ())::int`
  const rows = await db
    .select({
      ...{ skuCode: packings.skuCode, productCode: packings.productCode, name: products.name },
      ...{ specification: packings.specification, unit: packings.unit, stock: packings.stock, sold: sold.boxes, daysLeft },
      isPrescription: sql<boolean>`${products.mark} = 'rx'`,
      count: over(ends),
      prescriptions: over(sql`${ends} and ${products.mark} = 'rx'`),
      gone: over(sql`not (${ends})`),
    })
    .from(sold)
    .innerJoin(packings, and(eq(packings.skuCode, sold.skuCode), eq(packings.status, ProductStatus.onShelf)))
    .innerJoin(products, and(eq(products.productCode, packings.productCode), eq(products.status, ProductStatus.onShelf)))
    .where(sql`${packings.stock} * ${SALES_DAYS} <= ${sold.boxes} * ${ENDING_DAYS}`)
    .orderBy(sql`${packings.stock} = 0`, asc(daysLeft), asc(packings.skuCode))
    .limit(MAX_ROWS)
  const { count = 0, prescriptions = 0, gone = 0 } = rows[0] ?? {}
  const listed = rows.filter(({ stock }) => stock > 0)
  return { count, prescriptions, gone, rows: listed.map(({ count: _c, prescriptions: _p, gone: _g, ...row }) => row) }
}

/** Boxes by packing of orders that were paid and not cancelled. */
const soldSince = (db: Querying, from: Date) =>
  db
    .select({ skuCode: orderLines.skuCode, boxes: sql<number>`sum(${orderLines.boxes})::int`.as('boxes') })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderCode, orders.orderCode))
    .where(and(gte(orders.createdAt, from), isNotNull(orders.paidAt), isNull(orders.cancelledAt)))
    .groupBy(orderLines.skuCode)
    .as('sold')
