import { and, count, desc, eq, exists, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { APPLY_DAYS } from '../../../src/contract/refund'
import type { AftersalesOrder } from '../../../src/contract/refundOrders'
import { DAY } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { paged } from '../../lib/paged'
import { overduePaidBefore } from '../delivery/arrival'
import type { StoredOrder } from '../order/ownOrder'
import { orderLines, orders } from '../purchase/schema'
import { allAsked, refundable, sealedOf } from './applicable'
import { entitlementOf } from './entitlement'
import { lineStandings } from './lineStanding'
import { refundApplications, refundPieces } from './schema'

/** `applicable`: something may be asked for now; `underWay`: some refund is; `sent`: all. */
export type OrdersListed = 'applicable' | 'underWay' | 'sent'
type Asked = { memberId: string; which: OrdersListed; page: number; size: number; now: Date }

/** One page of a member's orders that were sent, the newest first, by how their after-sales stand; what he deleted is not in it. */
export async function listedOrders(db: Querying, { memberId, which, page, size, now }: Asked) {
  const shown = and(
    eq(orders.memberId, memberId),
    inArray(orders.status, [OrderStatus.shipped, OrderStatus.completed]),
    isNull(orders.hiddenAt),
    WANTED[which](db, now),
  )
  const [total] = await db.select({ hits: count() }).from(orders).where(shown)
  const rows = await db
    .select()
    .from(orders)
    .where(shown)
    .orderBy(desc(orders.createdAt), desc(orders.orderCode))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  const results = await viewsOf(db, rows, { which, now })
  return { ...paged(results, { page, size, hits }), serverTime: now.toISOString() }
}

const WANTED: Readonly<Record<OrdersListed, (db: Querying, now: Date) => SQL | undefined>> = {
  applicable: (db, now) => and(isEntitled(now), hasPieceLeft(db)),
  underWay: (db) => exists(applicationsOf(db, isNull(refundApplications.endedAt))),
  sent: () => undefined,
}

const applicationsOf = (db: Querying, which: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(refundApplications)
    .where(and(eq(refundApplications.orderCode, orders.orderCode), which))

/** The rule of `entitlementOf`, for orders that were sent, as the database can page by it; a test holds one against the other. */
function isEntitled(now: Date): SQL | undefined {
  const receivedAt = sql`coalesce(${orders.signedAt}, ${orders.completedAt})`
  const since = new Date(shopMidnight(now) - APPLY_DAYS * DAY)
  return or(gte(receivedAt, since), and(isNull(receivedAt), lt(orders.paidAt, overduePaidBefore(now))))
}

/** The rule of `freeOf`: pieces that stand in an application are taken, and those that went back in another way count too. */
function hasPieceLeft(db: Querying): SQL {
  const standing = and(eq(refundPieces.lineId, orderLines.lineId), isNull(refundPieces.releasedAt))
  const pieces = (more?: SQL) =>
    db
      .select({ count: count() })
      .from(refundPieces)
      .innerJoin(refundApplications, eq(refundApplications.id, refundPieces.applicationId))
      .where(and(standing, more))
  const unnumbered = sql`greatest(0, ${orderLines.refundedQuantity} - (${pieces(sql`${refundApplications.money} <> 'none'`)}))`
  return exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderCode, orders.orderCode), sql`${orderLines.quantity} - (${pieces()}) - ${unnumbered} > 0`)),
  )
}

async function viewsOf(
  db: Querying,
  rows: readonly StoredOrder[],
  { which, now }: Pick<Asked, 'which' | 'now'>,
): Promise<AftersalesOrder[]> {
  if (rows.length === 0) return []
  const codes = rows.map(({ orderCode }) => orderCode)
  const standings = await lineStandings(db, codes)
  const sealed = await sealedOf(db, standings)
  const refunds = await refundsOf(db, codes)
  return rows.map((order) => {
    const entitlement = entitlementOf(order, now)
    const all = standings.filter(({ line }) => line.orderCode === order.orderCode)
    const lines = which === 'applicable' ? all.filter(({ free }) => free.length > 0) : all
    const own = refunds.filter(({ orderCode }) => orderCode === order.orderCode)
    return {
      ...refundable(order, entitlement, lines, sealed),
      refusal: entitlement.refusal ?? allAsked(all),
      openRefunds: own.filter(({ endedAt }) => endedAt === null).map(({ refundNumber }) => refundNumber),
      refunded: own.reduce((sum, { endedAt, amount }) => (endedAt === null ? sum : sum + amount), 0),
    }
  })
}

/** Refunds of these orders that are under way or whose money went back, the newest first. */
const refundsOf = (db: Querying, orderCodes: readonly string[]) => {
  const { orderCode, refundNumber, endedAt, amount, ending, appliedAt } = refundApplications
  return db
    .select({ orderCode, refundNumber, endedAt, amount })
    .from(refundApplications)
    .where(and(inArray(orderCode, [...orderCodes]), or(isNull(endedAt), inArray(ending, ['refunded', 'byHand']))))
    .orderBy(desc(appliedAt), desc(refundNumber))
}
