import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { APPLY_DAYS, type RefundableLine, type RefundableOrder } from '../../../src/contract/refund'
import { DAY } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { maskPhone } from '../../kernel/maskPhone'
import { fillNetsOf } from '../order/fillNets'
import { ownOrder, type StoredOrder } from '../order/ownOrder'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { orders } from '../purchase/schema'
import { entitlementOf, reasonsFor, type Entitlement } from './entitlement'
import { lineStandings, type LineStanding } from './lineStanding'

/** Of orders whose receipt is recent enough, or that were not received, those of which something may be asked for. */
export async function applicableOrders(
  db: Querying,
  { memberId, page, size, now }: { memberId: string; page: number; size: number; now: Date },
) {
  const since = new Date(shopMidnight(now) - APPLY_DAYS * DAY)
  const receivedAt = sql`coalesce(${orders.signedAt}, ${orders.completedAt})`
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, [OrderStatus.shipped, OrderStatus.completed]),
        isNull(orders.hiddenAt),
        or(sql`${receivedAt} is null`, gte(receivedAt, since)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderCode))
  const all = (await refundableOrders(db, rows, now)).filter(({ lines }) => lines.length > 0)
  const results = all.slice((page - 1) * size, page * size)
  return { results, hits: all.length, currentPage: page, hasMore: page * size < all.length }
}

/** These orders with those of their lines of which something may be asked for now. */
export async function refundableOrders(db: Querying, rows: readonly StoredOrder[], now: Date): Promise<RefundableOrder[]> {
  const entitled = rows
    .map((order) => ({ order, entitlement: entitlementOf(order, now) }))
    .filter(({ entitlement }) => !entitlement.refusal)
  if (entitled.length === 0) return []
  const standings = await lineStandings(
    db,
    entitled.map(({ order }) => order.orderCode),
  )
  const sealed = await sealedOf(db, standings)
  return entitled.map(({ order, entitlement }) => {
    const own = standings.filter(({ line, free }) => line.orderCode === order.orderCode && free.length > 0)
    return refundable(order, entitlement, own, sealed)
  })
}

const sealedOf = (db: Querying, standings: readonly LineStanding[]) =>
  prescriptionSkus(
    db,
    standings.map(({ line }) => line.skuCode),
  )

function refundable(
  { orderCode, createdAt }: StoredOrder,
  entitlement: Entitlement,
  standings: readonly LineStanding[],
  sealed: ReadonlySet<string>,
): RefundableOrder {
  const lines = standings.map((one) => refundableLine(one, entitlement, sealed))
  const until = entitlement.refusal ? null : (entitlement.until?.toISOString() ?? null)
  return { orderCode, createdAt: createdAt.toISOString(), until, lines }
}

function refundableLine(
  { line, returnClass, free, openRefund }: LineStanding,
  entitlement: Entitlement,
  sealed: ReadonlySet<string>,
): RefundableLine {
  const { lineId, card, specification, quantity, net, total } = line
  return {
    lineId,
    card: sealed.has(line.skuCode) ? sealedCard(card) : card,
    specification,
    quantity,
    left: free.length,
    paid: net ?? total,
    reasons: free.length > 0 ? reasonsFor(entitlement, returnClass) : [],
    openRefund,
  }
}

/** What may be asked for of one order of a member, all of its lines; why nothing may where that is so. */
export async function refundForm(tx: Transaction, { memberId, orderCode, now }: { memberId: string; orderCode: string; now: Date }) {
  const order = await ownOrder(tx, { memberId, orderCode })
  await fillNetsOf(tx, orderCode)
  const entitlement = entitlementOf(order, now)
  const standings = await lineStandings(tx, [orderCode])
  const form = refundable(order, entitlement, standings, await sealedOf(tx, standings))
  const isAllAsked = standings.every(({ free }) => free.length === 0)
  const refusal = entitlement.refusal ?? (isAllAsked ? { code: 'ALL_ASKED', text: '这笔订单的商品都已申请退款' } : null)
  return { ...form, refusal, phone: maskPhone(order.consigneePhone) }
}
