import type { RefundableLine, RefundableOrder } from '../../../src/contract/refundOrders'
import type { Querying, Transaction } from '../../db/open'
import { maskPhone } from '../../lib/maskPhone'
import { fillNetsOf } from '../order/fillNets'
import { ownOrder, type StoredOrder } from '../order/ownOrder'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { entitlementOf, reasonsFor, type Entitlement } from './entitlement'
import { lineStandings, type LineStanding } from './lineStanding'

/** Of the goods of these lines, those that are shown sealed. */
export const sealedOf = (db: Querying, standings: readonly LineStanding[]) =>
  prescriptionSkus(
    db,
    standings.map(({ line }) => line.skuCode),
  )

export function refundable(
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
  const refusal = entitlement.refusal ?? allAsked(standings)
  return { ...form, refusal, phone: maskPhone(order.consigneePhone) }
}

/** Why nothing may be asked for where all pieces are in an application. */
export const allAsked = (standings: readonly LineStanding[]) =>
  standings.every(({ free }) => free.length === 0) ? { code: 'ALL_ASKED', text: '这笔订单的商品都已申请退款' } : null
