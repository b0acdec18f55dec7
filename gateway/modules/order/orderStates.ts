import { and, eq, inArray } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { memberCoupons } from '../coupon/schema'
import { orderLines, orders } from '../purchase/schema'
import { prescriptions } from '../prescription/schema'
import { notifyCancelled, notifyPaid, notifyShipped, notifySigned } from './orderMessages'
import { refundRest } from './refundLines'
import { boxesOf, releaseStock } from './stock'

/*
 * toPay → toShip → shipped → completed, and cancelled from the first two. Optimistic locking: each step is one conditional update that says from
 * where it comes: of two that want to move an order at once, one moves it and the other sees that it is gone.
 */

type Status = (typeof OrderStatus)[keyof typeof OrderStatus]
type Order = typeof orders.$inferSelect
type Step = { orderCode: string; from: Status[]; set: Partial<Order> }

async function step(tx: Transaction, { orderCode, from, set }: Step): Promise<Order | undefined> {
  const [moved] = await tx
    .update(orders)
    // Whatever happens to an order, it waits for payment no more.
    .set({ ...set, placeHash: null })
    .where(and(eq(orders.orderCode, orderCode), inArray(orders.status, from)))
    .returning()
  return moved
}

/** False where the order is not (or no longer) awaiting payment. */
export const markPaid = async (
  tx: Transaction,
  { orderCode, paymentName, paidAt }: { orderCode: string; paymentName: string; paidAt: Date },
) => {
  const paid = await step(tx, { orderCode, from: [OrderStatus.toPay], set: { status: OrderStatus.toShip, paidAt, paymentName } })
  if (paid) await notifyPaid(tx, paid, paidAt)
  return paid !== undefined
}

export async function markShipped(tx: Transaction, orderCode: string, at: Date): Promise<void> {
  const shipped = await step(tx, { orderCode, from: [OrderStatus.toShip], set: { status: OrderStatus.shipped, shippedAt: at } })
  if (shipped) await notifyShipped(tx, shipped, at)
}
export async function markSigned(tx: Transaction, orderCode: string, at: Date): Promise<void> {
  const signed = await step(tx, { orderCode, from: [OrderStatus.shipped], set: { signedAt: at } })
  if (signed) await notifySigned(tx, signed, at)
}
export const markReceived = (tx: Transaction, orderCode: string, at: Date) =>
  step(tx, { orderCode, from: [OrderStatus.shipped], set: { status: OrderStatus.completed, completedAt: at } })

type Cancelling = {
  orderCode: string
  from: Status[]
  reason: string
  now: Date
  /** Nobody asked for it: its time to be paid was over. */
  byShop?: boolean
}

/**
 * Cancels an order and releases stock, coupon and prescription; what is left of the money that came is asked back. Undefined where the order has moved
 * on.
 */
export async function cancelOrder(
  tx: Transaction,
  { orderCode, from, reason, now, byShop = false }: Cancelling,
): Promise<Order | undefined> {
  const cancelled = await step(tx, { orderCode, from, set: { status: OrderStatus.cancelled, cancelledAt: now, cancelReason: reason } })
  if (!cancelled) return undefined
  await tx.update(memberCoupons).set({ usedByOrder: null }).where(eq(memberCoupons.usedByOrder, orderCode))
  await tx.update(prescriptions).set({ usedByOrder: null }).where(eq(prescriptions.usedByOrder, orderCode))
  const lines = await tx
    .select({ skuCode: orderLines.skuCode, boxes: orderLines.boxes })
    .from(orderLines)
    .where(eq(orderLines.orderCode, orderCode))
  const gifts = cancelled.gifts.map(({ skuCode, quantity }) => ({ skuCode, boxes: quantity }))
  await releaseStock(tx, boxesOf(lines, gifts))
  await refundRest(tx, { orderCode, key: 'cancelled', reason: '订单取消，退还货款', now })
  await notifyCancelled(tx, cancelled, { at: now, byShop })
  return cancelled
}
