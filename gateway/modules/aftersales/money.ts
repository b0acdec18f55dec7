import { and, asc, eq } from 'drizzle-orm'
import { reasonRowOf } from '../../../src/contract/refundReasons'
import type { Transaction } from '../../db/open'
import { memberCoupons } from '../coupon/schema'
import { isAllRefunded, refundLines } from '../order/refundLines'
import { releaseStock } from '../order/stock'
import { ORDER } from '../order/subjectOfOrder'
import { followRefunds } from '../pay/refundFollowers'
import { giveBackLost } from '../prescription/fetches'
import { coinsOf } from './piecePrices'
import { orderLines } from '../purchase/schema'
import { lineStandings } from './lineStanding'
import { move, movedBy, type Moves } from './move'
import { refundApplications, refundPieces } from './schema'
import type { Application } from './stored'

/** What becomes of an application whose money is asked for: with the move that causes it, in its transaction, its order locked. */
export type Asking = { row: Application; with: Moves; set?: Partial<Application>; staffId: string; now: Date }

/**
 * Asks back what was offered, to the cent, under the refund's number; nothing to pay is paid at once. Coupons, a prescription of which nothing
 * came and goods that may be sold again are given back. Undefined where the application has moved on.
 */
export async function askMoney(tx: Transaction, { row, with: moves, set = {}, staffId, now }: Asking): Promise<Application | undefined> {
  const { orderCode, refundNumber: key, freight } = row
  if (!movedBy(row, moves)) return undefined
  const lines = await piecesOf(tx, row.id)
  const amount = await refundLines(tx, { orderCode, lines, freight, key, reason: `退款 ${key}`, now })
  const coupons = (await isAllRefunded(tx, orderCode)) ? await giveBackCoupons(tx, orderCode) : 0
  if (reasonRowOf(row.reason).isUndelivered && (await isAllRefunded(tx, orderCode))) await giveBackLost(tx, { orderCode, now })
  const moving = { set: { ...set, coupons }, staffId, now }
  if (amount > 0) return move(tx, row, { ...moving, moves: { ...moves, money: 'ask' } })
  return move(tx, row, { ...moving, moves: { ...moves, money: 'skip' }, ending: 'refunded' })
}

/** By line, how many pieces, for how many cents and coins. */
export async function piecesOf(tx: Transaction, applicationId: string) {
  const rows = await tx
    .select({ piece: refundPieces, line: { coins: orderLines.coins, quantity: orderLines.quantity } })
    .from(refundPieces)
    .innerJoin(orderLines, eq(orderLines.lineId, refundPieces.lineId))
    .where(eq(refundPieces.applicationId, applicationId))
    .orderBy(asc(refundPieces.lineId), asc(refundPieces.piece))
  const byLine = new Map<string, { lineId: string; quantity: number; cents: number; coins: number }>()
  for (const { piece, line } of rows) {
    const { lineId } = piece
    const before = byLine.get(lineId) ?? { lineId, quantity: 0, cents: 0, coins: 0 }
    byLine.set(lineId, {
      lineId,
      quantity: before.quantity + 1,
      cents: before.cents + piece.cents,
      coins: before.coins + coinsOf(line, [piece]),
    })
  }
  return [...byLine.values()]
}

/** With the last piece of an order, as a cancelled order's: what is over is not prolonged. */
async function giveBackCoupons(tx: Transaction, orderCode: string): Promise<number> {
  const back = await tx
    .update(memberCoupons)
    .set({ usedByOrder: null })
    .where(eq(memberCoupons.usedByOrder, orderCode))
    .returning({ couponId: memberCoupons.couponId })
  return back.length
}

/** Whether goods that passed may be sold again: no medicine, and nothing that came back for its quality. */
export const restocks = ({ reason }: Pick<Application, 'reason'>, returnClass: string) =>
  returnClass !== 'medicine' && (reason === 'notWanted' || reason === 'wrongItem' || reason === 'notAsDescribed')

/** Goods that passed their inspection stand on the shelf again. */
export async function restock(tx: Transaction, row: Application): Promise<void> {
  const standings = await lineStandings(tx, [row.orderCode])
  const boxes = new Map<string, number>()
  for (const { lineId, quantity } of await piecesOf(tx, row.id)) {
    const standing = standings.find(({ line }) => line.lineId === lineId)
    if (!standing || !restocks(row, standing.returnClass)) continue
    const { line } = standing
    boxes.set(line.skuCode, (boxes.get(line.skuCode) ?? 0) + (line.boxes / line.quantity) * quantity)
  }
  await releaseStock(tx, boxes)
}

/** The money of an application moves as `pay` tells: that of an order, asked back under a refund's number. */
followRefunds(async (tx, { subject, key, to, wasByHand, now }) => {
  if (subject.kind !== ORDER) return
  const own = and(eq(refundApplications.refundNumber, key), eq(refundApplications.orderCode, subject.code))
  const [row] = await tx.select().from(refundApplications).where(own)
  if (!row) return
  if (to === 'bank') await move(tx, row, { moves: { money: 'send' }, now })
  else if (to === 'byHand') await move(tx, row, { moves: { money: 'fail' }, now })
  else await move(tx, row, { moves: { money: 'end' }, ending: wasByHand ? 'byHand' : 'refunded', now })
})
