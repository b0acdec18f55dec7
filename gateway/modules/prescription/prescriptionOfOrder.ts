import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { orders } from '../purchase/schema'

/** With which prescription this member made an order; nothing where there was none, or no such order of his. */
export async function prescriptionOfOrder(db: Querying, { memberId, orderCode }: { memberId: string; orderCode: string }) {
  const [order] = await db
    .select({ prescriptionId: orders.prescriptionId })
    .from(orders)
    .where(and(eq(orders.orderCode, orderCode), eq(orders.memberId, memberId)))
  return order?.prescriptionId
}
