import { OrderStatus } from '../../../src/contract/order'
import { tellAfterSales, type AfterSales, type OrderWithLines } from '../order/afterSales'
import { entitlementOf } from './entitlement'
import { freeOf, piecesTaken, type Taken } from './lineStanding'

const { shipped, completed } = OrderStatus

/** What a list of orders says of each: every order that was sent, all of a page in one query. */
tellAfterSales(async (db, orders, now) => {
  const sent = orders.filter(({ status }) => status === shipped || status === completed)
  if (sent.length === 0) return new Map()
  const taken = await piecesTaken(
    db,
    sent.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)),
  )
  return new Map(sent.map((order) => [order.orderCode, standingOf(order, taken, now)]))
})

/** Whoever is entitled has a reason for goods of any class (`refundReasons.ts`): what is left decides. */
function standingOf(order: OrderWithLines, taken: readonly Taken[], now: Date): AfterSales {
  const lines = order.lines.map((line) => ({ line, own: taken.filter(({ lineId }) => lineId === line.lineId) }))
  const isLeft = lines.some(({ line, own }) => freeOf(line, own).length > 0)
  const open = lines.flatMap(({ own }) => own).find(({ endedAt }) => endedAt === null)
  return { canApply: isLeft && !entitlementOf(order, now).refusal, openRefund: open?.refundNumber ?? null }
}
