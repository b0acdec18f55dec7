import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { orders } from '../purchase/schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { markReceived } from './orderStates'

const DAYS_7 = 7 * DAY
const BATCH = 100

/** Confirms receipt seven days after the parcel was signed for, where the member has not. */
export const receiveSigned: Job = async ({ db, now }) => {
  const before = new Date(now.getTime() - DAYS_7)
  for (let after = ''; ;) {
    const due = await db
      .select({ orderCode: orders.orderCode })
      .from(orders)
      .where(and(eq(orders.status, OrderStatus.shipped), lte(orders.signedAt, before), gt(orders.orderCode, after)))
      .orderBy(asc(orders.orderCode))
      .limit(BATCH)
    await forEach(due, '自动确认收货', ({ orderCode }) => inTransaction(db, (tx) => markReceived(tx, orderCode, now)))
    const last = due.at(-1)
    if (due.length < BATCH || !last) return
    after = last.orderCode
  }
}
