import { eq } from 'drizzle-orm'
import type { RefundWay } from '../../../counter/contract/pay'
import { CARRIER_NAMES } from '../../../src/contract/order'
import { yuan } from '../../../src/lib/money'
import { shopFormat } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { type orders, parcels } from '../purchase/schema'
import { shopOf } from '../../kernel/shop'
import { notify } from '../message/notify'
import { HAND_WORDS } from './refundText'

type Order = typeof orders.$inferSelect

const amountOf = ({ payable }: Order) => `¥${yuan(payable)}`
const whatWechatShows = async (tx: Transaction, order: Order, at: Date) => ({
  orderCode: order.orderCode,
  amount: amountOf(order),
  time: shopFormat(at, 'YYYY年M月D日 HH:mm'),
  shop: (await shopOf(tx)).name,
})
const about = ({ memberId, orderCode }: Order, at: Date) => ({ memberId, event: orderCode, at })

/** What a member is told of an order, each in the transaction that moves it. Never what was bought: the order itself says that. */
export async function notifyPaid(tx: Transaction, order: Order, at: Date) {
  await notify(tx, { template: 'orderPaid', ...about(order, at), words: await whatWechatShows(tx, order, at) })
}

export async function notifyShipped(tx: Transaction, order: Order, at: Date) {
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.orderCode, order.orderCode))
  const carrier = CARRIER_NAMES[parcel?.carrier ?? 0] ?? '快递'
  const words = { ...(await whatWechatShows(tx, order, at)), carrier, trackingNumber: parcel?.trackingNumber ?? '—' }
  await notify(tx, { template: 'orderShipped', ...about(order, at), words })
}

export async function notifySigned(tx: Transaction, order: Order, at: Date) {
  await notify(tx, { template: 'orderSigned', ...about(order, at), words: { orderCode: order.orderCode } })
}

/** An order that the shop cancelled by itself, and a coupon that is free again, whoever cancelled. */
export async function notifyCancelled(tx: Transaction, order: Order, { at, byShop }: { at: Date; byShop: boolean }) {
  const words = { orderCode: order.orderCode }
  if (byShop) await notify(tx, { template: 'orderExpired', ...about(order, at), words })
  if (order.couponId !== null) await notify(tx, { template: 'couponReturned', ...about(order, at), words })
}

/** A paid order that a pharmacist refused; its money is on its way back. */
export async function notifyRefused(tx: Transaction, order: Order, { at, refusal }: { at: Date; refusal: string }) {
  const words = { orderCode: order.orderCode, amount: amountOf(order), reason: refusal }
  await notify(tx, { template: 'orderRefused', ...about(order, at), words })
}

type Refunded = { refundNumber: string; /** Cents. */ amount: number; at: Date; byHand?: RefundWay | undefined }

/** Of an order that went back whole a member is told once, of one that goes back in parts each time. */
export async function notifyRefunded(tx: Transaction, order: Order, { refundNumber, amount, at, byHand }: Refunded) {
  const event = amount === order.payable ? order.orderCode : refundNumber
  const told = { ...about(order, at), event }
  const words = { orderCode: order.orderCode, amount: `¥${yuan(amount)}` }
  if (byHand) await notify(tx, { template: 'orderRefundedByHand', ...told, words: { ...words, way: HAND_WORDS[byHand] } })
  else await notify(tx, { template: 'orderRefunded', ...told, words })
}
