import { and, eq, gt, inArray, isNotNull, isNull, like, lte, notExists, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { QueueName } from '../../../counter/contract/queues'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { bankNotices } from '../../providers/payment/localBank/schema'
import { callbacks } from '../callback/schema'
import { dataCopies } from '../privacy/schema'
import { messageDeliveries } from '../message/schema'
import { orders } from '../purchase/schema'
import { payments, refunds } from '../pay/schema'
import { revisions } from '../revision/schema'
import { measureQueue } from '../waiting/measureQueue'
import { parcelOfOrder } from '../order/checkQueue'
import { QUEUE_SOURCES } from './queueSources'

/**
 * Lengths of all queues, for a job or for an operator. `…Failed` and `…GivenUp` are not retried any more or cannot succeed by themselves;
 * the others should be short, and old entries in them mean that a job or a provider is stuck.
 */
export async function queuesOf(db: Querying, now: Date) {
  const measure = (table: PgTable, since: PgColumn, where: SQL | undefined) => measureQueue(db, { table, since, where }, now)
  const worked = (name: QueueName) => measureQueue(db, QUEUE_SOURCES[name](db), now)
  const orderOf = (condition: SQL | undefined) =>
    inArray(payments.subjectCode, db.select({ code: orders.orderCode }).from(orders).where(condition))
  const shipped = and(
    eq(payments.state, 'paid'),
    like(payments.payer, 'mini:%'),
    isNotNull(payments.openId),
    isNull(payments.shippingToldAt),
    orderOf(isNotNull(orders.shippedAt)),
  )
  return {
    callbacksLate: await measure(callbacks, callbacks.expectedBefore, and(isNull(callbacks.calledAt), lte(callbacks.expectedBefore, now))),
    callbacksWaiting: await measure(callbacks, callbacks.at, and(isNull(callbacks.calledAt), gt(callbacks.expectedBefore, now))),
    chatsWaiting: await worked('chats'),
    leftMessagesWaiting: await worked('leftMessages'),
    ordersOverdue: await measure(orders, orders.expiresAt, and(eq(orders.status, OrderStatus.toPay), lte(orders.expiresAt, now))),
    paymentsUnmatched: await measure(
      payments,
      payments.createdAt,
      and(eq(payments.state, 'unknown'), isNotNull(payments.openedAt), orderOf(lte(orders.expiresAt, now))),
    ),
    refundsWaiting: await measure(refunds, refunds.requestedAt, eq(refunds.state, 'waiting')),
    refundsFailed: await worked('refunds'),
    messagesWaiting: await measure(messageDeliveries, messageDeliveries.dueAt, isNotNull(messageDeliveries.nextAttemptAt)),
    messagesGivenUp: await measure(
      messageDeliveries,
      messageDeliveries.dueAt,
      and(isNull(messageDeliveries.nextAttemptAt), isNull(messageDeliveries.outcome)),
    ),
    shippingWaiting: await measure(
      payments,
      payments.paidAt,
      and(shipped, or(eq(payments.shippingAttempts, 0), isNotNull(payments.shippingNextAttemptAt))),
    ),
    shippingGivenUp: await measure(
      payments,
      payments.paidAt,
      and(shipped, gt(payments.shippingAttempts, 0), isNull(payments.shippingNextAttemptAt)),
    ),
    prescriptionsPending: await worked('prescriptions'),
    rechecksWaiting: await worked('rechecks'),
    aftersalesWaiting: await worked('aftersales'),
    complaintsWaiting: await worked('complaints'),
    reviewsWaiting: await worked('reviews'),
    invoicesFailed: await worked('invoices'),
    invitationsWaiting: await worked('invitations'),
    assistsWaiting: await worked('assists'),
    prizesWaiting: await worked('prizes'),
    ordersUnchecked: await worked('orders'),
    parcelsWaiting: await measure(
      orders,
      orders.checkedAt,
      and(eq(orders.status, OrderStatus.toShip), isNotNull(orders.checkedAt), notExists(parcelOfOrder(db))),
    ),
    revisionsUnchecked: await worked('revisionChecks'),
    revisionsFailed: await measure(revisions, revisions.endedAt, eq(revisions.state, 'failed')),
    dataCopiesWaiting: await measure(dataCopies, dataCopies.askedAt, eq(dataCopies.state, 'preparing')),
    bankNoticesWaiting: await measure(bankNotices, bankNotices.dueAt, and(isNull(bankNotices.takenAt), lte(bankNotices.dueAt, now))),
  }
}
export type Queues = Awaited<ReturnType<typeof queuesOf>>
