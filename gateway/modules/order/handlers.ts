import { order, OrderStatus } from '../../../src/contract/order'
import { implement } from '../../kernel/implement'
import { hmacOf } from '../../kernel/hmac'
import { HttpError } from '../../lib/httpError'
import { buyAgain } from './buyAgain'
import { cancelByMember } from './cancelByMember'
import { hideOrder } from './hideOrder'
import { listOrders } from './listOrders'
import { markReceived } from './orderStates'
import { orderOf } from './orderViews'
import { ownOrder } from './ownOrder'
import { ordersToReceive, receiveOrders } from './receiveOrders'
import { parcelOf } from './parcelOf'
// Adds the row of orders to the table of what can be paid.
import './payableOrder'
// Says what becomes of an order that waits with its prescription.
import './waitingOrder'
import { ordersCreated } from '../../lib/metrics'
import { submitOrder } from './submitOrder'

export const orderHandlers = implement(order, {
  submit: async ({ db, providers: { fileKeys: ring }, idempotent, memberId, deviceId, channel, address, now, body }) => {
    const callerHmac = await hmacOf(db, address)
    // The same submission again makes nothing new and is not counted.
    const counted = { isNew: false }
    const made = await idempotent(async (tx) => {
      const submitted = await submitOrder(tx, { ring, memberId, deviceId, channel, callerHmac, now, body })
      counted.isNew = submitted.isNew
      return submitted.made
    })
    if (counted.isNew) ordersCreated.inc()
    return made
  },
  list: ({ db, providers: { fileKeys: ring }, memberId, query, now }) => listOrders({ db, ring, now }, { memberId, ...query }),
  detail: async ({ db, providers: { fileKeys: ring }, memberId, params, now }) =>
    orderOf({ db, ring, now }, await ownOrder(db, { memberId, ...params })),
  expiry: async ({ db, memberId, params, now }) => {
    const { status, expiresAt } = await ownOrder(db, { memberId, ...params })
    const isWaiting = status === OrderStatus.toPay
    const isExpired = status === OrderStatus.cancelled || (isWaiting && expiresAt <= now)
    return { expired: isExpired, expiresAt: isWaiting ? expiresAt.toISOString() : null, serverTime: now.toISOString() }
  },
  cancel: async ({ db, providers, memberId, params, body, now }) => {
    await cancelByMember({ db, ring: providers.fileKeys, bank: providers.bank, memberId, ...params, reason: body.reason, now })
    return orderOf({ db, ring: providers.fileKeys, now }, await ownOrder(db, { memberId, ...params }))
  },
  /** Confirming twice is confirming once. */
  receive: async ({ db, providers: { fileKeys: ring }, memberId, params, now, transaction }) => {
    const { orderCode } = await ownOrder(db, { memberId, ...params })
    await transaction((tx) => markReceived(tx, orderCode, now))
    const present = await ownOrder(db, { memberId, orderCode })
    if (present.status !== OrderStatus.completed) throw new HttpError(409, 'NOT_SHIPPED', '订单还没有发货，不能确认收货')
    return orderOf({ db, ring, now }, present)
  },
  toReceive: ({ db, providers: { fileKeys: ring }, memberId, now }) => ordersToReceive({ db, ring, now }, memberId),
  receiveAll: async ({ memberId, body: { orderCodes }, now, idempotent }) => ({
    results: await idempotent((tx) => receiveOrders(tx, { memberId, orderCodes, now })),
  }),
  hide: async ({ db, memberId, params, now }) => {
    const { orderCode, status } = await ownOrder(db, { memberId, ...params })
    if (status !== OrderStatus.completed && status !== OrderStatus.cancelled)
      throw new HttpError(409, 'ORDER_UNDER_WAY', '订单还在进行中，不能删除')
    await hideOrder(db, { memberId, orderCode, now })
    return { done: true as const }
  },
  buyAgain: async ({ db, memberId, params, now, idempotent }) => {
    const { orderCode } = await ownOrder(db, { memberId, ...params })
    return idempotent((tx) => buyAgain(tx, { memberId, orderCode, now }))
  },
  logistic: async ({ db, memberId, params }) => ({ parcel: await parcelOf(db, await ownOrder(db, { memberId, ...params })) }),
})
