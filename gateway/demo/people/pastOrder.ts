import { HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { parcelEvents, parcels, payments, settlements } from '../../tables'
import { randomId } from '../../lib/hash'
import { shopAddress } from '../../kernel/shopAddress'
import { openPayment, settle } from '../../providers/payment/localBank/books'
import { simulatedCourier } from '../../providers/courier/simulatedCourier'
import { markPaid, markReceived, markShipped, markSigned } from '../../modules/order/orderStates'
import { submitOrder } from '../../modules/order/submitOrder'
import { DEFAULT_DELIVERY } from '../../modules/delivery/deliveries'
import { orderTerms } from '../../modules/settlement/orderTerms'
import { quote } from '../../modules/settlement/quote'
import { onShelf } from './shelf'

type Wanted = { name: string; brandName?: string; quantity: number }
type Past = { memberId: string; addressId: string; toCity: string; at: Date; wanted: readonly Wanted[]; note?: string }

/**
 * An order as the shop itself would have taken it at that time: priced, booked and taken from stock by the same code. Undefined
 * where the shop sells none of what was wanted.
 */
export async function pastOrder(tx: Transaction, { memberId, addressId, at, wanted, note = '' }: Past): Promise<string | undefined> {
  const skus: Array<{ skuCode: string; quantity: number }> = []
  for (const { name, brandName, quantity } of wanted) {
    const found = await onShelf(tx, name, brandName)
    if (found) skus.push({ skuCode: found.skuCode, quantity })
  }
  const { problems, priced, consents } = await quote(tx, { memberId, skus, now: at, terms: await orderTerms(tx, at) })
  if (problems.length > 0) return undefined
  const settleId = randomId()
  await tx.insert(settlements).values({ settleId, memberId, skus, expiresAt: new Date(at.getTime() + MINUTE) })
  const body = {
    settleId,
    addressId,
    couponId: null,
    coins: 0,
    deliveryId: DEFAULT_DELIVERY,
    note,
    expectedTotal: priced.payableWith(undefined).payable,
    originType: 43 as const,
    consents,
  }
  const { made } = await submitOrder(tx, {
    ring: undefined,
    memberId,
    deviceId: 'ready-made',
    channel: 'browser',
    callerHmac: '',
    now: at,
    body,
  })
  const { orderCode } = made
  return orderCode
}

/** Pays an order at the embedded bank, whose books know it too: a refund finds its money. */
export async function payPast(tx: Transaction, { orderCode, at }: { orderCode: string; at: Date }): Promise<void> {
  const payId = randomId()
  const { payable: amount, expiresAt } = await orderAmount(tx, orderCode)
  const books = tx as unknown as Db
  await openPayment(books, {
    payId,
    orderCode,
    amount,
    methodId: 'bank',
    payerFor: null,
    expiresAt,
    collector: null,
    returnUrl: shopAddress('payResult', { orderCode }),
  })
  await settle(books, { payId, isPaid: true, delivery: 'never', now: at })
  await tx.insert(payments).values({ payId, subjectCode: orderCode, methodId: 'bank', amount, state: 'paid', createdAt: at, paidAt: at })
  await markPaid(tx, { orderCode, paymentName: '快捷支付', paidAt: at })
}

async function orderAmount(tx: Transaction, orderCode: string) {
  const found = await tx.query.orders.findFirst({
    columns: { payable: true, expiresAt: true },
    where: (orders, { eq }) => eq(orders.orderCode, orderCode),
  })
  if (!found) throw new Error(`Order ${orderCode} was not made`)
  return found
}

/** Lets the courier have carried an order until `until`, on a clock of `speed`. */
export async function carryPast(
  tx: Transaction,
  { orderCode, toCity, from, until, speed }: { orderCode: string; toCity: string; from: Date; until: Date; speed: number },
): Promise<void> {
  const courier = simulatedCourier(speed)
  const parcel = { orderCode, toCity, ...(await courier.collect({ orderCode, toCity }, from)), handedOverAt: from }
  await tx.insert(parcels).values(parcel)
  const events = await courier.events(parcel, until)
  if (events.length > 0)
    await tx.insert(parcelEvents).values(events.map((event, position) => ({ trackingNumber: parcel.trackingNumber, position, ...event })))
  const at = (stage: string) => events.find((event) => event.stage === stage)?.at
  const [collectedAt, signedAt] = [at('collected'), at('signed')]
  if (collectedAt) await markShipped(tx, orderCode, collectedAt)
  if (signedAt) await markSigned(tx, orderCode, signedAt)
}

/** Paid, carried in real time, received two days after. */
export async function completePast(
  tx: Transaction,
  { orderCode, toCity, at }: { orderCode: string; toCity: string; at: Date },
): Promise<void> {
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR)
  await payPast(tx, { orderCode, at: later(0.05) })
  await carryPast(tx, { orderCode, toCity, from: later(0.1), until: later(48), speed: 1 })
  await markReceived(tx, orderCode, later(48))
}
