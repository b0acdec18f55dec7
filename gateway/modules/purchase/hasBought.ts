import { and, eq, isNotNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { orders } from './schema'

/** Whether this member has paid for something before: coupons of new members are not for them. */
export async function hasBought(db: Querying, memberId: string): Promise<boolean> {
  const [paid] = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(orders.paidAt)))
    .limit(1)
  return paid !== undefined
}
