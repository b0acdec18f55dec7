import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { MAX_RECEIVED, OrderStatus, type OrderToReceive, type Receipt } from '../../../src/contract/order'
import type { Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { notFound } from '../../lib/httpError'
import { orders } from '../purchase/schema'
import { lockOrders } from './lockOrder'
import { markReceived } from './orderStates'
import { orderSummaries } from './orderViews'

type Opening = { db: Querying; ring: KeyRing; now: Date }

/** Orders of a member that wait for his receipt: what the courier delivered, then what is on its way; at most as many as are received at once. */
export async function ordersToReceive(opening: Opening, memberId: string): Promise<{ results: OrderToReceive[]; hits: number }> {
  const { db } = opening
  const waiting = and(eq(orders.memberId, memberId), eq(orders.status, OrderStatus.shipped), isNull(orders.hiddenAt))
  const found = await db
    .select({ orderCode: orders.orderCode, signedAt: orders.signedAt })
    .from(orders)
    .where(waiting)
    .orderBy(desc(isNotNull(orders.signedAt)), desc(orders.createdAt), desc(orders.orderCode))
    .limit(MAX_RECEIVED)
  const deliveredAt = new Map(found.map(({ orderCode, signedAt }) => [orderCode, signedAt?.toISOString() ?? null]))
  const summaries = await orderSummaries(opening, [...deliveredAt.keys()])
  return {
    results: summaries.map((summary) => ({ ...summary, deliveredAt: deliveredAt.get(summary.orderCode) ?? null })),
    hits: await db.$count(orders, waiting),
  }
}

type Receiving = { memberId: string; orderCodes: readonly string[]; now: Date }

/** Receives what the courier delivered of these orders, and says of each what became of it, in the order given. Throws 404 where none is this member's. */
export async function receiveOrders(tx: Transaction, { memberId, orderCodes, now }: Receiving): Promise<Receipt[]> {
  const receipts = new Map<string, Receipt | undefined>()
  // All rows before any account that they give to: whoever else holds one of the orders may want that account.
  await lockOrders(tx, orderCodes)
  for (const orderCode of orderCodes) receipts.set(orderCode, await receive(tx, { memberId, orderCode, now }))
  if (![...receipts.values()].some((receipt) => receipt)) throw notFound('订单')
  return orderCodes.map((orderCode) => receipts.get(orderCode) ?? notReceived(orderCode, '没有找到这个订单'))
}

const notReceived = (orderCode: string, text: string): Receipt => ({ orderCode, isReceived: false, text })

type One = { memberId: string; orderCode: string; now: Date }

/** Nothing of an order that is not this member's. */
async function receive(tx: Transaction, { memberId, orderCode, now }: One): Promise<Receipt | undefined> {
  const own = and(eq(orders.orderCode, orderCode), eq(orders.memberId, memberId))
  const [order] = await tx.select().from(orders).where(own)
  if (!order) return undefined
  if (order.status === OrderStatus.completed) return { orderCode, isReceived: true, text: '之前已确认收货' }
  if (order.status !== OrderStatus.shipped) return notReceived(orderCode, '订单已有新的进展，请查看订单')
  if (order.signedAt === null) return notReceived(orderCode, '包裹还在路上，送达后再确认')
  await markReceived(tx, orderCode, now)
  return { orderCode, isReceived: true, text: null }
}
