import type { RefundQuote } from '../../../src/contract/refund'
import { reasonRowOf, type RefundReason } from '../../../src/contract/refundReasons'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { fillNetsOf } from '../order/fillNets'
import type { StoredOrder } from '../order/ownOrder'
import { entitlementOf, reasonsFor } from './entitlement'
import { hasFreightGone, lineStandings, type LineStanding } from './lineStanding'
import { coinsOf, pieceLeft, sumsOf } from './piecePrices'

type Wanted = ReadonlyArray<{ lineId: string; quantity: number }>
export type Piece = { lineId: string; piece: number; cents: number }
type Asked = { order: StoredOrder; wanted: Wanted; reason: RefundReason; now: Date }

/**
 * What comes back for pieces of an order, and which of its pieces these are. Throws 409 where they may not be asked for: the order's own
 * refusal, REASON_NOT_HELD, REFUND_OPEN (with the number of the open one) or REFUND_TOO_MUCH.
 */
export async function quoteOf(
  tx: Transaction,
  { order, wanted, reason, now }: Asked,
): Promise<{ quote: RefundQuote & { coins: number }; pieces: Piece[] }> {
  const { orderCode } = order
  await fillNetsOf(tx, orderCode)
  const entitlement = entitlementOf(order, now)
  if (entitlement.refusal) throw new HttpError(409, entitlement.refusal.code, entitlement.refusal.text)
  const standings = await lineStandings(tx, [orderCode])
  const chosen = wanted.map(({ lineId, quantity }) => ({ quantity, standing: standings.find(({ line }) => line.lineId === lineId) }))
  const picked = chosen.map(({ standing, quantity }) => {
    if (!standing) throw notFound('这件商品')
    if (!reasonsFor(entitlement, standing.returnClass).includes(reason)) throw notHeld(standing)
    return { standing, quantity, pieces: pick(standing, quantity) }
  })
  const pieces = picked.flatMap((one) => one.pieces)
  const isLast = standings.reduce((sum, { free }) => sum + free.length, 0) === pieces.length
  const { isOurs } = reasonRowOf(reason)
  const freight = isLast && isOurs && order.freight > 0 && !(await hasFreightGone(tx, orderCode)) ? order.freight : 0
  const lines = picked.map(({ standing: { line }, quantity, pieces: own }) => ({ lineId: line.lineId, quantity, ...sumsOf(line, own) }))
  const coupons = isLast && order.couponId !== null ? 1 : 0
  const coins = picked.reduce((sum, { standing: { line }, pieces: own }) => sum + coinsOf(line, own), 0)
  const amount = lines.reduce((sum, line) => sum + line.amount, freight)
  return { quote: { amount, lines, freight, coupons, coins, paysReturn: isOurs }, pieces }
}

function pick({ line, free, openRefund }: LineStanding, quantity: number): Piece[] {
  const { lineId } = line
  if (quantity <= free.length) return free.slice(0, quantity).map((piece) => ({ lineId, piece, cents: pieceLeft(line, piece) }))
  if (openRefund !== null)
    throw new HttpError(409, 'REFUND_OPEN', `「${line.card.name}」已在退款 ${openRefund} 中`, { details: { refundNumber: openRefund } })
  throw new HttpError(409, 'REFUND_TOO_MUCH', `「${line.card.name}」最多还能退 ${free.length} 件`)
}

const notHeld = ({ line, returnClass }: LineStanding) =>
  new HttpError(
    409,
    'REASON_NOT_HELD',
    returnClass === 'medicine'
      ? `「${line.card.name}」是药品，除质量原因外不能退换，请选择其他原因`
      : `「${line.card.name}」不能按这个原因退款，请选择其他原因`,
    { field: 'reason' },
  )
