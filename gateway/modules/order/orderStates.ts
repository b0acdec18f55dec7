import { and, eq, inArray } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { GiftType } from '../../../src/contract/product'
import type { Transaction } from '../../db/open'
import { memberCoupons } from '../coupon/schema'
import { prizesLeft, prizesReceived, prizesShipped } from '../lottery/withOrder'
import { orderLines, orders } from '../purchase/schema'
import { closeFetch, giveBackFetch } from '../prescription/fetches'
import { stateTable } from '../../lib/stateTable'
import { takeLimit } from '../benefit/limit'
import { earn } from '../earning/earn'
import { fillNetsOf } from './fillNets'
import { giveBackRest } from './orderCoins'
import { giveBackInsured } from './orderInsured'
import { notifyCancelled, notifyPaid, notifyShipped, notifySigned } from './orderMessages'
import { refundRest } from './refundLines'
import { boxesOf, releaseStock } from './stock'

type Status = (typeof OrderStatus)[keyof typeof OrderStatus]
const { inReview, toPay, toShip, shipped, completed, cancelled } = OrderStatus

/** What moves an order. Optimistic locking: each is one conditional update; of two that want to move an order at once, one does and the other sees that it is gone. */
const MOVES = stateTable<Status, 'approve' | 'reject' | 'pay' | 'ship' | 'sign' | 'receive' | 'cancel' | 'refuse' | 'expire'>({
  of: 'orders',
  states: Object.values(OrderStatus),
  // One whose prescription is approved, or that needs none, is made as one to be paid.
  first: inReview,
  last: [completed, cancelled],
  moves: {
    /** A pharmacist approved the prescription it was made with, or refused it. */
    approve: { from: [inReview], to: toPay },
    reject: { from: [inReview], to: cancelled },
    pay: { from: [toPay], to: toShip },
    ship: { from: [toShip], to: shipped },
    /** The parcel is there; the member, or a week, says that it is well. */
    sign: { from: [shipped], to: shipped },
    receive: { from: [shipped], to: completed },
    cancel: { from: [inReview, toPay, toShip], to: cancelled },
    /** A pharmacist sends it back. */
    refuse: { from: [toShip], to: cancelled },
    /** Nobody paid in time, or the prescription ended before anybody approved it. */
    expire: { from: [inReview, toPay], to: cancelled },
  },
})

type Order = typeof orders.$inferSelect
type Step = { orderCode: string; move: keyof typeof MOVES; set: Partial<Order> }

async function step(tx: Transaction, { orderCode, move, set }: Step): Promise<Order | undefined> {
  const { from, to } = MOVES[move]
  const [moved] = await tx
    .update(orders)
    // Whatever else happens to an order, it waits for payment no more.
    .set({ ...set, status: to, ...(to !== toPay && { placeHash: null }) })
    .where(and(eq(orders.orderCode, orderCode), inArray(orders.status, [...from])))
    .returning()
  return moved
}

type Approved = { orderCode: string; expiresAt: Date; now: Date }

/** A pharmacist approved the prescription it waits with: it is to be paid until then, or paid already where nothing is left to pay. False where it does not wait (any more). */
export async function markApproved(tx: Transaction, { orderCode, expiresAt, now }: Approved): Promise<boolean> {
  const approved = await step(tx, { orderCode, move: 'approve', set: { expiresAt } })
  if (approved?.payable === 0)
    await markPaid(tx, { orderCode, paymentName: approved.insured > 0 ? PAID_BY_INSURER : NOTHING_TO_PAY, paidAt: now })
  return approved !== undefined
}

/** How an order is called paid that coupons paid whole. */
export const NOTHING_TO_PAY = '优惠抵扣'
/** The same of one that an insurer pays whole. */
export const PAID_BY_INSURER = '商保支付'

/** False where the order is not (or no longer) awaiting payment. */
export const markPaid = async (
  tx: Transaction,
  { orderCode, paymentName, paidAt }: { orderCode: string; paymentName: string; paidAt: Date },
) => {
  const paid = await step(tx, { orderCode, move: 'pay', set: { paidAt, paymentName } })
  if (paid) await notifyPaid(tx, paid, paidAt)
  return paid !== undefined
}

export async function markShipped(tx: Transaction, orderCode: string, at: Date): Promise<void> {
  const sent = await step(tx, { orderCode, move: 'ship', set: { shippedAt: at } })
  if (!sent) return
  await closeFetch(tx, { orderCode, now: at })
  await prizesShipped(tx, orderCode, at)
  await notifyShipped(tx, sent, at)
}
export async function markSigned(tx: Transaction, orderCode: string, at: Date): Promise<void> {
  const signed = await step(tx, { orderCode, move: 'sign', set: { signedAt: at } })
  if (signed) await notifySigned(tx, signed, at)
}
/** The member, or a week after the parcel was signed for, says that it is well: now it gives coins and growth. */
export async function markReceived(tx: Transaction, orderCode: string, at: Date): Promise<void> {
  const received = await step(tx, { orderCode, move: 'receive', set: { completedAt: at } })
  if (!received) return
  await prizesReceived(tx, orderCode, at)
  await fillNetsOf(tx, orderCode)
  if (received.insured > 0) await takeLimit(tx, orderCode, at)
  await earn(tx, { orderCode, memberId: received.memberId, now: at })
}

type Cancelling = {
  orderCode: string
  move: 'cancel' | 'refuse' | 'reject' | 'expire'
  reason: string
  now: Date
}

/**
 * Cancels an order and releases stock, coupon and prescription; what is left of the money that came is asked back. Undefined where the order has moved
 * on.
 */
export async function cancelOrder(tx: Transaction, { orderCode, move, reason, now }: Cancelling): Promise<Order | undefined> {
  const order = await step(tx, { orderCode, move, set: { cancelledAt: now, cancelReason: reason } })
  if (!order) return undefined
  await tx.update(memberCoupons).set({ usedByOrder: null }).where(eq(memberCoupons.usedByOrder, orderCode))
  await giveBackFetch(tx, { orderCode, now })
  const lines = await tx
    .select({ skuCode: orderLines.skuCode, boxes: orderLines.boxes })
    .from(orderLines)
    .where(eq(orderLines.orderCode, orderCode))
  // A prize was never taken from what is sold.
  const gifts = order.gifts.filter(({ type }) => type !== GiftType.prize).map(({ skuCode, quantity }) => ({ skuCode, boxes: quantity }))
  await releaseStock(tx, boxesOf(lines, gifts))
  await prizesLeft(tx, orderCode)
  await refundRest(tx, { orderCode, key: 'cancelled', reason: '订单取消，退还货款', now })
  if (order.coins > 0) await giveBackRest(tx, { orderCode, now })
  if (order.insured > 0) await giveBackInsured(tx, orderCode)
  await notifyCancelled(tx, order, { at: now, byShop: move === 'expire' })
  return order
}
