import { OrderStatus } from '../../../src/contract/order'
import { APPLY_DAYS } from '../../../src/contract/refund'
import { REFUND_REASON_IDS, reasonRowOf, type RefundReason, type ReturnClass } from '../../../src/contract/refundReasons'
import { DAY } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import { arrivalMidnight } from '../delivery/arrival'

type OrderFacts = { status: number; paidAt: Date | null; signedAt: Date | null; completedAt: Date | null }

/** What may be asked for of an order now: with the reasons of one who received it, or of one who did not; or why nothing may. */
export type Entitlement =
  { received: boolean; undelivered: boolean; until: Date | null; refusal: null } | { refusal: { code: string; text: string } }

const refused = (code: string, text: string): Entitlement => ({ refusal: { code, text } })
const { shipped, completed, cancelled, toShip } = OrderStatus

/** The rule of /afterSalesNotice: seven days after the day of receipt, or a parcel whose promised day is over. */
export function entitlementOf({ status, paidAt, signedAt, completedAt }: OrderFacts, now: Date): Entitlement {
  if (status === cancelled) return refused('ORDER_CANCELLED', '订单已取消，付过的款会原路退回')
  if (status === toShip) return refused('ORDER_NOT_SHIPPED', '订单还没有发货，可以直接取消订单')
  if (status !== shipped && status !== completed) return refused('ORDER_NOT_PAID', '订单还没有付款，可以直接取消订单')
  const receivedAt = signedAt ?? completedAt
  if (receivedAt === null) {
    const isLate = paidAt !== null && now.getTime() >= arrivalMidnight(paidAt) + DAY
    return isLate
      ? { received: false, undelivered: true, until: null, refusal: null }
      : refused('NOT_ARRIVED', '包裹还在路上，收到后再申请；过了预计送达的日子还没有收到，也可以申请')
  }
  const until = new Date(shopMidnight(receivedAt) + (APPLY_DAYS + 1) * DAY)
  if (now >= until) return refused('REFUND_LATE', `已超过签收后 ${APPLY_DAYS} 天；如有质量问题请联系客服`)
  return { received: true, undelivered: status === shipped, until, refusal: null }
}

/** The reasons that hold for a product of a class, in the order of the sheet. */
export function reasonsFor(entitlement: Entitlement, returnClass: ReturnClass): RefundReason[] {
  if (entitlement.refusal) return []
  return REFUND_REASON_IDS.filter((id) => {
    const { of, isUndelivered } = reasonRowOf(id)
    return of.includes(returnClass) && (isUndelivered ? entitlement.undelivered : entitlement.received)
  })
}
