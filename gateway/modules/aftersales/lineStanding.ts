import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'
import { orderLines } from '../purchase/schema'
import { returnClassOf } from './returnClass'
import { refundApplications, refundPieces } from './schema'

type Line = typeof orderLines.$inferSelect

/** A line with which of its pieces nothing was asked for yet, from the first on, and the open refund that some of the others are in. */
export type LineStanding = { line: Line; returnClass: ReturnType<typeof returnClassOf>; free: number[]; openRefund: string | null }

/** How the lines of orders stand, in the order of each order's page. */
export async function lineStandings(db: Querying, orderCodes: readonly string[]): Promise<LineStanding[]> {
  const rows = await db
    .select({ line: orderLines, kind: products.kind, categoryId: products.categoryId })
    .from(orderLines)
    .leftJoin(products, eq(products.productCode, orderLines.productCode))
    .where(inArray(orderLines.orderCode, [...orderCodes]))
    .orderBy(asc(orderLines.orderCode), asc(orderLines.position))
  const taken = await piecesTaken(
    db,
    rows.map(({ line }) => line.lineId),
  )
  return rows.map(({ line, kind, categoryId }) => {
    const own = taken.filter(({ lineId }) => lineId === line.lineId)
    const returnClass = returnClassOf({ mark: line.card.mark, kind, categoryId })
    return { line, returnClass, free: freeOf(line, own), openRefund: own.find(({ endedAt }) => endedAt === null)?.refundNumber ?? null }
  })
}

export type Taken = { lineId: string; piece: number; money: string; refundNumber: string; endedAt: Date | null }

/** Pieces of these lines that are in an application that stands, of the newest first. */
export const piecesTaken = (db: Querying, lineIds: readonly string[]): Promise<Taken[]> =>
  db
    .select({
      lineId: refundPieces.lineId,
      piece: refundPieces.piece,
      money: refundApplications.money,
      refundNumber: refundApplications.refundNumber,
      endedAt: refundApplications.endedAt,
    })
    .from(refundPieces)
    .innerJoin(refundApplications, eq(refundApplications.id, refundPieces.applicationId))
    .where(and(inArray(refundPieces.lineId, [...lineIds]), isNull(refundPieces.releasedAt)))
    .orderBy(desc(refundApplications.appliedAt), desc(refundApplications.refundNumber))

/** Pieces that went back in another way than by an application have no number: they count as the first of those that are free. */
export function freeOf({ quantity, refundedQuantity }: Pick<Line, 'quantity' | 'refundedQuantity'>, taken: readonly Taken[]): number[] {
  const numbers = new Set(taken.map(({ piece }) => piece))
  const free = Array.from({ length: quantity }, (_, place) => place + 1).filter((piece) => !numbers.has(piece))
  const unnumbered = refundedQuantity - taken.filter(({ money }) => money !== 'none').length
  return free.slice(Math.max(0, unnumbered))
}

/** Whether some application of an order that stands has its freight already. */
export async function hasFreightGone(db: Querying, orderCode: string): Promise<boolean> {
  const live = await db
    .select({ freight: refundApplications.freight, ending: refundApplications.ending })
    .from(refundApplications)
    .where(and(eq(refundApplications.orderCode, orderCode), ne(refundApplications.freight, 0)))
  return live.some(({ ending }) => ending === null || ending === 'refunded' || ending === 'byHand')
}
