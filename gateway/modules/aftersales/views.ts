import { asc, eq, inArray } from 'drizzle-orm'
import { CARRIER_NAMES } from '../../../src/contract/order'
import type { Refund, RefundSummary } from '../../../src/contract/refund'
import { reasonRowOf, reasonWords } from '../../../src/contract/refundReasons'
import { REFUND_ENDINGS, RefundStatus, refundRowOf } from '../../../src/contract/refundStates'
import { DAY, HOUR } from '../../../src/lib/duration'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { maskPhone } from '../../lib/maskPhone'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { orderLines, orders } from '../purchase/schema'
import { shownUpload } from '../upload/shownUpload'
import { uploadsOf } from '../upload/uploads'
import { mayCancel, mayTrack } from './memberActs'
import { sumsOf } from './piecePrices'
import { returnAddressOf } from './returnAddress'
import { APPLICATIONS, refundLog, refundPieces } from './schema'
import { statusCodeOf } from './states'
import { contentOf, type Application } from './stored'

/** Within which a clerk means to have decided, and the warehouse to have inspected. */
const REVIEW_WITHIN = DAY
const INSPECT_WITHIN = 48 * HOUR

/** By when the one who has the next move means to have made it; null where nobody is waited for by a time. */
export function untilOf(row: Application): RefundSummary['until'] {
  if (row.endedAt !== null || row.money !== 'none') return null
  const at = (from: Date, within: number) => ({ at: new Date(from.getTime() + within).toISOString(), closes: false })
  if (row.application !== 'agreed') return at(row.appliedAt, REVIEW_WITHIN)
  if (row.parcel === 'awaited' && row.returnBefore) return { at: row.returnBefore.toISOString(), closes: true }
  return row.arrivedAt === null ? null : at(row.arrivedAt, INSPECT_WITHIN)
}

type Piece = typeof refundPieces.$inferSelect
type Line = typeof orderLines.$inferSelect
/** Pieces of one line in one application, with their arithmetic in cents. */
export type AskedLine = { line: Line; quantity: number } & ReturnType<typeof sumsOf>

/** What applications ask for, by their ids, in the order of their orders' pages. */
export async function askedLines(db: Querying, ids: readonly string[]): Promise<ReadonlyMap<string, AskedLine[]>> {
  const rows = await db
    .select({ piece: refundPieces, line: orderLines })
    .from(refundPieces)
    .innerJoin(orderLines, eq(orderLines.lineId, refundPieces.lineId))
    .where(inArray(refundPieces.applicationId, [...ids]))
    .orderBy(asc(refundPieces.applicationId), asc(orderLines.position), asc(refundPieces.piece))
  return new Map(ids.map((id) => [id, linesIn(rows.filter(({ piece }) => piece.applicationId === id))]))
}

function linesIn(rows: ReadonlyArray<{ piece: Piece; line: Line }>): AskedLine[] {
  const lineIds = [...new Set(rows.map(({ line }) => line.lineId))]
  return lineIds.flatMap((lineId) => {
    const own = rows.filter(({ line }) => line.lineId === lineId)
    const [first] = own
    if (!first) return []
    const pieces = own.map(({ piece }) => piece)
    return [{ line: first.line, quantity: own.length, ...sumsOf(first.line, pieces) }]
  })
}

/** Applications as a list shows them, in the order given. */
export async function summariesOf(db: Querying, rows: readonly Application[]): Promise<RefundSummary[]> {
  const asked = await askedLines(
    db,
    rows.map(({ id }) => id),
  )
  const skus = [...asked.values()].flat().map(({ line }) => line.skuCode)
  const sealed = await prescriptionSkus(db, skus)
  return rows.map((row) => summaryOf(row, asked.get(row.id) ?? [], sealed))
}

function summaryOf(row: Application, lines: readonly AskedLine[], sealed: ReadonlySet<string>): RefundSummary {
  return {
    id: row.id,
    refundNumber: row.refundNumber,
    orderCode: row.orderCode,
    statusCode: statusCodeOf(row),
    statusAt: row.movedAt.toISOString(),
    type: row.type,
    reason: row.reason,
    amount: row.amount,
    lines: lines.map(({ line, quantity, amount }) => ({
      lineId: line.lineId,
      card: sealed.has(line.skuCode) ? sealedCard(line.card) : line.card,
      specification: line.specification,
      quantity,
      amount,
    })),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    until: untilOf(row),
    ending: row.ending,
    can: { cancel: mayCancel(row), track: mayTrack(row), hide: row.endedAt !== null },
  }
}

type Opening = { db: Querying; ring: KeyRing; now: Date }

/** One application with everything that its page shows; phones are masked (SECURITY, E19). */
export async function refundOf({ db, ring, now }: Opening, row: Application): Promise<Refund> {
  const [summary] = await summariesOf(db, [row])
  if (!summary) throw new Error(`Refund ${row.refundNumber} has no summary`)
  const { note, phone, trackingPhone, refusal } = contentOf(ring, row)
  const lines = (await askedLines(db, [row.id])).get(row.id) ?? []
  const pictures = await inTurn(await uploadsOf(db, { table: APPLICATIONS, id: row.id }), (upload) => shownUpload(db, upload, now))
  const [order] = await db.select({ paymentName: orders.paymentName }).from(orders).where(eq(orders.orderCode, row.orderCode))
  return {
    ...summary,
    note,
    pictures,
    phone: maskPhone(phone),
    goods: lines.reduce((sum, { goods }) => sum + goods, 0),
    discount: lines.reduce((sum, { discount }) => sum + discount, 0),
    priceKept: lines.reduce((sum, { priceKept }) => sum + priceKept, 0),
    freight: row.freight,
    coupons: row.coupons,
    coins: row.coins,
    paysReturn: reasonRowOf(row.reason).isOurs,
    log: (await logOf(db, row)).map(({ statusCode, dateTime, text }) => ({ statusCode, dateTime, text })),
    returnTo: row.parcel === 'none' ? null : await returnAddressOf(db),
    tracking: trackingOf(row, maskPhone(trackingPhone ?? phone)),
    refusal: refusal ?? null,
    paymentName: order?.paymentName ?? null,
    serverTime: now.toISOString(),
  }
}

export const trackingOf = ({ carrier, trackingNumber }: Application, trackingPhone: string) =>
  carrier === null || trackingNumber === null
    ? null
    : { trackingId: carrier, carrierName: CARRIER_NAMES[carrier] ?? '其他快递', trackingNumber, trackingPhone }

/** What happened to an application, the latest first, each in a sentence. */
export async function logOf(db: Querying, row: Application) {
  const entries = await db.select().from(refundLog).where(eq(refundLog.applicationId, row.id)).orderBy(asc(refundLog.position))
  return entries
    .map(({ statusCode, dateTime, staffId }) => ({
      statusCode,
      dateTime: dateTime.toISOString(),
      staffId,
      text: happened(row, statusCode),
    }))
    .reverse()
}

function happened({ reason, ending }: Application, statusCode: number): string {
  if (statusCode === RefundStatus.applied) return `原因：${reasonWords(reason)}`
  const isEnd = statusCode === RefundStatus.ended || statusCode === RefundStatus.refunded
  return isEnd && ending !== null ? REFUND_ENDINGS[ending] : refundRowOf(statusCode).todo
}
