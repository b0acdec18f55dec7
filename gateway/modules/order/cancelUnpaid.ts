import { and, asc, eq, lte } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { orders } from '../../db/schema'
import { inTransaction } from '../../kernel/transaction'
import { cancelOrder } from './orderStates'
import { closePayments } from './payments/closePayments'
import { forEach, type Job } from '../../kernel/jobs/job'

const BATCH = 100

/**
 * Cancels orders whose time to pay is over and gives back what they held. The bank is asked to close first: money that came in
 * time makes the order paid, whatever happened to its notification; money that comes later is sent back (`takePaid`). While the
 * bank cannot be asked, the order waits.
 */
export const cancelUnpaid: Job = async ({ db, outside: { bank }, now }) => {
  const due = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(eq(orders.status, OrderStatus.toPay), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH)
  await forEach(due, '超时订单的取消', async ({ orderCode }) => {
    await closePayments({ db, bank, orderCode, now })
    await inTransaction(db, (tx) => cancelOrder(tx, { orderCode, from: [OrderStatus.toPay], reason: '超时未付款，已自动取消', now }))
  })
}
