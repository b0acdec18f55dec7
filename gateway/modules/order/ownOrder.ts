import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { orders } from '../purchase/schema'
import { notFound } from '../../lib/httpError'

export type StoredOrder = typeof orders.$inferSelect

/** This member's order; nobody else's is found. */
export async function ownOrder(db: Querying, { memberId, orderCode }: { memberId: string; orderCode: string }): Promise<StoredOrder> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderCode, orderCode), eq(orders.memberId, memberId)))
  if (!found) throw notFound('订单')
  return found
}
