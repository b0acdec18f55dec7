import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { OrderStatus, type OrderTab } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { orders } from '../../db/schema'
import { orderSummaries } from './orderViews'

type Asked = { memberId: string; tab: OrderTab; page: number; size: number }

/** One page of a member's orders, newest first; those that were taken out of the list are not in it. */
export async function listOrders(db: Querying, { memberId, tab, page, size }: Asked) {
  const shown = and(eq(orders.memberId, memberId), isNull(orders.hiddenAt), tab === 'all' ? undefined : eq(orders.status, OrderStatus[tab]))
  const [total] = await db.select({ hits: count() }).from(orders).where(shown)
  const found = await db
    .select()
    .from(orders)
    .where(shown)
    .orderBy(desc(orders.createdAt), desc(orders.orderCode))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return { results: await orderSummaries(db, found), hits, currentPage: page, hasMore: page * size < hits }
}

/** How many of a member's orders wait for something. */
export async function countOrders(db: Querying, memberId: string) {
  const rows = await db
    .select({ status: orders.status, found: count() })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNull(orders.hiddenAt)))
    .groupBy(orders.status)
  const of = (status: number) => rows.find((row) => row.status === status)?.found ?? 0
  return { toPay: of(OrderStatus.toPay), toShip: of(OrderStatus.toShip), shipped: of(OrderStatus.shipped) }
}
