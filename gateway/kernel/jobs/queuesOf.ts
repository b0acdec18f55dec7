import { and, eq, gt, inArray, isNotNull, isNull, like, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { bankNotices, callbacks, dataCopies, messageDeliveries, orders, parcels, payments, prescriptions, refunds } from '../../db/schema'

/** A queue's length, and the age of its oldest entry in seconds. */
export type Queue = { count: number; oldestSeconds: number }

/**
 * Lengths of all queues, for a job or for an operator. `…Failed` and `…GivenUp` are not retried any more or cannot succeed by themselves;
 * the others should be short, and old entries in them mean that a job or a provider is stuck.
 */
export async function queuesOf(db: Querying, now: Date) {
  const measure = async (table: PgTable, since: SQL, where: SQL | undefined): Promise<Queue> => {
    const age = sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${since})), 0)::float8`
    const [row] = await db
      .select({ count: sql<number>`count(*)::int`, age })
      .from(table)
      .where(where)
    return { count: row?.count ?? 0, oldestSeconds: Math.max(0, row?.age ?? 0) }
  }
  const orderOf = (condition: SQL | undefined) =>
    inArray(payments.subjectCode, db.select({ code: orders.orderCode }).from(orders).where(condition))
  const shipped = and(
    eq(payments.state, 'paid'),
    like(payments.payer, 'mini:%'),
    isNotNull(payments.openId),
    isNull(payments.shippingToldAt),
    orderOf(isNotNull(orders.shippedAt)),
  )
  const parcelOf = db.select({ code: parcels.orderCode }).from(parcels).where(eq(parcels.orderCode, orders.orderCode))
  return {
    callbacksLate: await measure(
      callbacks,
      sql`${callbacks.expectedBefore}`,
      and(isNull(callbacks.calledAt), lte(callbacks.expectedBefore, now)),
    ),
    callbacksWaiting: await measure(callbacks, sql`${callbacks.at}`, and(isNull(callbacks.calledAt), gt(callbacks.expectedBefore, now))),
    ordersOverdue: await measure(orders, sql`${orders.expiresAt}`, and(eq(orders.status, OrderStatus.toPay), lte(orders.expiresAt, now))),
    paymentsUnmatched: await measure(
      payments,
      sql`${payments.createdAt}`,
      and(eq(payments.state, 'unknown'), isNotNull(payments.openedAt), orderOf(lte(orders.expiresAt, now))),
    ),
    refundsWaiting: await measure(refunds, sql`${refunds.requestedAt}`, eq(refunds.state, 'waiting')),
    refundsFailed: await measure(refunds, sql`${refunds.failedAt}`, eq(refunds.state, 'failed')),
    messagesWaiting: await measure(messageDeliveries, sql`${messageDeliveries.dueAt}`, isNotNull(messageDeliveries.nextAttemptAt)),
    messagesGivenUp: await measure(
      messageDeliveries,
      sql`${messageDeliveries.dueAt}`,
      and(isNull(messageDeliveries.nextAttemptAt), isNull(messageDeliveries.outcome)),
    ),
    shippingWaiting: await measure(
      payments,
      sql`${payments.paidAt}`,
      and(shipped, or(eq(payments.shippingAttempts, 0), isNotNull(payments.shippingNextAttemptAt))),
    ),
    shippingGivenUp: await measure(
      payments,
      sql`${payments.paidAt}`,
      and(shipped, gt(payments.shippingAttempts, 0), isNull(payments.shippingNextAttemptAt)),
    ),
    prescriptionsPending: await measure(prescriptions, sql`${prescriptions.createdAt}`, eq(prescriptions.status, 'pending')),
    ordersUnchecked: await measure(
      orders,
      sql`${orders.paidAt}`,
      and(eq(orders.status, OrderStatus.toShip), isNull(orders.checkedAt), notExists(parcelOf)),
    ),
    parcelsWaiting: await measure(
      orders,
      sql`${orders.checkedAt}`,
      and(eq(orders.status, OrderStatus.toShip), isNotNull(orders.checkedAt), notExists(parcelOf)),
    ),
    dataCopiesWaiting: await measure(dataCopies, sql`${dataCopies.askedAt}`, eq(dataCopies.state, 'preparing')),
    bankNoticesWaiting: await measure(
      bankNotices,
      sql`${bankNotices.dueAt}`,
      and(isNull(bankNotices.takenAt), lte(bankNotices.dueAt, now)),
    ),
  }
}
export type Queues = Awaited<ReturnType<typeof queuesOf>>
