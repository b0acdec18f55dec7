import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { orders } from '../purchase/schema'

type Hiding = { memberId: string; orderCode: string; now: Date }

/** Takes an order out of its member's list. The row stays: sales of medicine are kept for years (LAW-AND-PRIVACY, D12). */
export async function hideOrder(db: Db, { memberId, orderCode, now }: Hiding): Promise<void> {
  await db
    .update(orders)
    .set({ hiddenAt: now })
    .where(and(eq(orders.orderCode, orderCode), eq(orders.memberId, memberId)))
}
