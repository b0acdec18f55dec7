import { OrderStatus } from '../../../src/contract/order'
import type { RefundReason, ReturnClass } from '../../../src/contract/refundReasons'
import { entitlementOf, reasonsFor } from './entitlement'

const at = (text: string) => new Date(`${text}+08:00`)
const PAID = at('2026-11-01T10:00:00')
const SIGNED = at('2026-11-05T23:30:00')
const none = { paidAt: PAID, signedAt: null, completedAt: null }
const received = { status: OrderStatus.completed, paidAt: PAID, signedAt: SIGNED, completedAt: SIGNED }
const lost = { status: OrderStatus.shipped, ...none }

const QUALITY: readonly RefundReason[] = ['wrongItem', 'fewer', 'damaged', 'expired', 'quality']
const NOW = at('2026-11-08T12:00:00')

it.each<[ReturnClass, readonly RefundReason[]]>([
  ['medicine', QUALITY],
  ['hygiene', [...QUALITY, 'notAsDescribed']],
  ['other', [...QUALITY, 'notAsDescribed', 'notWanted']],
])('the reasons for a %s that was received are %j, of one that never came it did not come', (returnClass, reasons) => {
  expect(reasonsFor(entitlementOf(received, NOW), returnClass)).toEqual(reasons)
  expect(reasonsFor(entitlementOf(lost, NOW), returnClass)).toEqual(['notReceived'])
})

it.each([
  ['to be paid', { status: OrderStatus.toPay, ...none, paidAt: null }, NOW, 'ORDER_NOT_PAID'],
  ['cancelled', { status: OrderStatus.cancelled, ...none }, NOW, 'ORDER_CANCELLED'],
  ['not sent', { status: OrderStatus.toShip, ...none }, NOW, 'ORDER_NOT_SHIPPED'],
  ['on its way in time', { status: OrderStatus.shipped, ...none }, at('2026-11-01T12:00:00'), 'NOT_ARRIVED'],
  ['received, on the eighth day', received, at('2026-11-13T00:00:00'), 'REFUND_LATE'],
])('an order that is %s gets no reason', (_what, order, now, code) => {
  const entitlement = entitlementOf(order, now)
  expect([entitlement.refusal?.code, reasonsFor(entitlement, 'other')]).toEqual([code, []])
})

it('lasts to the last second of the seventh day after that of receipt, in the shop’s zone', () => {
  expect(entitlementOf(received, at('2026-11-12T23:59:59')).refusal).toBeNull()
})
