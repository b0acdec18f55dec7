import { and, asc, eq, lte } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { orders } from '../purchase/schema'
import { inTransaction } from '../../kernel/transaction'
import { cancelOrder } from './orderStates'
import { subjectOfOrder } from './subjectOfOrder'
import { closePayments } from '../pay/closePayments'
import { forEach, type Job } from '../../kernel/jobs/job'

const BATCH = 100

/**
 * Cancels orders after their payment deadline and releases what they reserved. The bank is asked to close first: money that came in time
 * makes the order paid, whatever happened to its notification; money that comes later is sent back (`recordPaid`). While the bank cannot be
 * asked, the order waits.
 */
export const cancelUnpaid: Job = async ({ db, providers: { bank }, now }) => {
  const due = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(eq(orders.status, OrderStatus.toPay), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH)
  await forEach(due, '超时订单的取消', async ({ orderCode }) => {
    await closePayments({ db, bank, subject: subjectOfOrder(orderCode), now })
    const why = { reason: '超时未付款，已自动取消', byShop: true }
    await inTransaction(db, (tx) => cancelOrder(tx, { orderCode, from: [OrderStatus.toPay], ...why, now }))
  })
}
