import { and, eq, gt, inArray, isNotNull, isNull, like, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { bankNotices, dataCopies, orders, parcels, payments, wechatAcceptances } from '../../db/schema'

/** How many wait, and how many seconds the oldest has waited. */
export type Queue = { count: number; oldestSeconds: number }

/**
 * What waits for a job or for somebody. `…Failed` and `…GivenUp` are not tried any more or cannot succeed by themselves; the others
 * should be short, and old entries in them mean that a job or a provider stands still.
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
    inArray(payments.orderCode, db.select({ code: orders.orderCode }).from(orders).where(condition))
  const refunding = eq(payments.state, 'refunding')
  const refundSince = sql`coalesce(${payments.refundStartedAt}, ${payments.paidAt}, ${payments.createdAt})`
  const shipped = and(
    eq(payments.state, 'paid'),
    like(payments.payer, 'mini:%'),
    isNotNull(payments.openId),
    isNull(payments.shippingToldAt),
    orderOf(isNotNull(orders.shippedAt)),
  )
  const messageOf = (scene: 'paid' | 'shipped', event: SQL) =>
    and(
      eq(wechatAcceptances.scene, scene),
      inArray(wechatAcceptances.orderCode, db.select({ code: orders.orderCode }).from(orders).where(event)),
    )
  const message = and(
    isNull(wechatAcceptances.usedAt),
    or(messageOf('paid', isNotNull(orders.paidAt)), messageOf('shipped', isNotNull(orders.shippedAt))),
  )
  const parcelOf = db.select({ code: parcels.orderCode }).from(parcels).where(eq(parcels.orderCode, orders.orderCode))
  return {
    ordersOverdue: await measure(orders, sql`${orders.expiresAt}`, and(eq(orders.status, OrderStatus.toPay), lte(orders.expiresAt, now))),
    paymentsUnmatched: await measure(
      payments,
      sql`${payments.createdAt}`,
      and(eq(payments.state, 'unknown'), isNotNull(payments.openedAt), orderOf(lte(orders.expiresAt, now))),
    ),
    refundsWaiting: await measure(payments, refundSince, and(refunding, eq(payments.refundFailed, false))),
    refundsFailed: await measure(
      payments,
      sql`coalesce(${payments.refundFailedAt}, ${refundSince})`,
      and(refunding, eq(payments.refundFailed, true)),
    ),
    messagesWaiting: await measure(
      wechatAcceptances,
      sql`${wechatAcceptances.acceptedAt}`,
      and(message, or(eq(wechatAcceptances.attempts, 0), isNotNull(wechatAcceptances.nextAttemptAt))),
    ),
    messagesGivenUp: await measure(
      wechatAcceptances,
      sql`${wechatAcceptances.acceptedAt}`,
      and(message, gt(wechatAcceptances.attempts, 0), isNull(wechatAcceptances.nextAttemptAt)),
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
    parcelsWaiting: await measure(orders, sql`${orders.paidAt}`, and(eq(orders.status, OrderStatus.toShip), notExists(parcelOf))),
    dataCopiesWaiting: await measure(dataCopies, sql`${dataCopies.askedAt}`, eq(dataCopies.state, 'preparing')),
    bankNoticesWaiting: await measure(
      bankNotices,
      sql`${bankNotices.dueAt}`,
      and(isNull(bankNotices.takenAt), lte(bankNotices.dueAt, now)),
    ),
  }
}
export type Queues = Awaited<ReturnType<typeof queuesOf>>
