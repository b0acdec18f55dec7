import { and, eq, lte } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { orders } from '../purchase/schema'
import type { Job } from '../../kernel/jobs/job'

const DAYS_7 = 7 * DAY

/** Confirms receipt seven days after the parcel was signed for, where the member has not. */
export const receiveSigned: Job = async ({ db, now }) => {
  const before = new Date(now.getTime() - DAYS_7)
  await db
    .update(orders)
    .set({ status: OrderStatus.completed, completedAt: now })
    .where(and(eq(orders.status, OrderStatus.shipped), lte(orders.signedAt, before)))
}
