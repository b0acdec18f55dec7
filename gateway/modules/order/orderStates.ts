import { and, eq, inArray } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { memberCoupons, orderLines, orders, payments, prescriptions } from '../../db/schema'
import { boxesOf, giveStockBack } from './stock'

/*
 * toPay → toShip → shipped → completed, and cancelled from the first two. Each step is one conditional update that says from
 * where it comes: of two that want to move an order at once, one moves it and the other sees that it is gone.
 */

type Status = (typeof OrderStatus)[keyof typeof OrderStatus]
type Order = typeof orders.$inferSelect
type Step = { orderCode: string; from: Status[]; set: Partial<Order> }

async function step(tx: Transaction, { orderCode, from, set }: Step): Promise<Order | undefined> {
  const [moved] = await tx
    .update(orders)
    // Whatever happens to an order, it waits for payment no more.
    .set({ ...set, placeMark: null })
    .where(and(eq(orders.orderCode, orderCode), inArray(orders.status, from)))
    .returning()
  return moved
}

/** False where the order does not wait for money (any more). */
export const markPaid = async (
  tx: Transaction,
  { orderCode, paymentName, paidAt }: { orderCode: string; paymentName: string; paidAt: Date },
) => (await step(tx, { orderCode, from: [OrderStatus.toPay], set: { status: OrderStatus.toShip, paidAt, paymentName } })) !== undefined

export const markShipped = (tx: Transaction, orderCode: string, at: Date) =>
  step(tx, { orderCode, from: [OrderStatus.toShip], set: { status: OrderStatus.shipped, shippedAt: at } })
export const markSigned = (tx: Transaction, orderCode: string, at: Date) =>
  step(tx, { orderCode, from: [OrderStatus.shipped], set: { signedAt: at } })
export const markReceived = (tx: Transaction, orderCode: string, at: Date) =>
  step(tx, { orderCode, from: [OrderStatus.shipped], set: { status: OrderStatus.completed, completedAt: at } })

type Cancelling = { orderCode: string; from: Status[]; reason: string; now: Date }

/** Cancels and gives everything back: stock, coupon, prescription; money that came is marked to be refunded. Nothing where the order has moved on. */
export async function cancelOrder(tx: Transaction, { orderCode, from, reason, now }: Cancelling): Promise<Order | undefined> {
  const cancelled = await step(tx, { orderCode, from, set: { status: OrderStatus.cancelled, cancelledAt: now, cancelReason: reason } })
  if (!cancelled) return undefined
  await tx.update(memberCoupons).set({ usedByOrder: null }).where(eq(memberCoupons.usedByOrder, orderCode))
  await tx.update(prescriptions).set({ usedByOrder: null }).where(eq(prescriptions.usedByOrder, orderCode))
  const lines = await tx
    .select({ skuCode: orderLines.skuCode, boxes: orderLines.boxes })
    .from(orderLines)
    .where(eq(orderLines.orderCode, orderCode))
  const gifts = cancelled.gifts.map(({ skuCode, quantity }) => ({ skuCode, boxes: quantity }))
  await giveStockBack(tx, boxesOf(lines, gifts))
  await tx
    .update(payments)
    .set({ state: 'refunding' })
    .where(and(eq(payments.orderCode, orderCode), eq(payments.state, 'paid')))
  return cancelled
}
