import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { AftersalesCase, ListedAftersales } from '../../../counter/contract/aftersales'
import { reasonRowOf } from '../../../src/contract/refundReasons'
import { REFUND_ENDINGS } from '../../../src/contract/refundStates'
import type { Db, Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { maskPhone } from '../../lib/maskPhone'
import { maskName, maskText } from '../../kernel/work/mask'
import { staffNames } from '../../kernel/work/staffNames'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import type { WorkProviders } from '../../kernel/work/workContext'
import { orderLines, orders } from '../purchase/schema'
import { pictureUrlOf, uploadsOf } from '../upload/uploads'
import { lineStandings } from './lineStanding'
import { restocks } from './money'
import { movedBy } from './move'
import { APPLICATIONS, refundApplications } from './schema'
import { statusCodeOf } from './states'
import { applicationOf, contentOf, lockedApplication, type Application } from './stored'
import { askedLines, logOf, trackingOf, untilOf, type AskedLine } from './views'

type Opening = { db: Querying; ring: KeyRing }
type Order = typeof orders.$inferSelect

type Listed = { row: Application; order: Order; lines: readonly AskedLine[]; takenBy: string | null }

/** An application in the list; its member is the one who got the order. */
export function listedOf({ row, order, lines, takenBy }: Listed): ListedAftersales {
  return {
    refundNumber: row.refundNumber,
    orderCode: row.orderCode,
    memberName: maskName(order.consigneeName),
    statusCode: statusCodeOf(row),
    type: row.type,
    reason: row.reason,
    amount: row.amount,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ line, quantity }) => ({ name: line.card.name, specification: line.specification, quantity })),
    appliedAt: row.appliedAt.toISOString(),
    waitsSince: (row.application === 'inReview' ? row.appliedAt : row.movedAt).toISOString(),
    dueAt: untilOf(row)?.at ?? null,
    takenBy,
    ending: row.ending,
  }
}

/** What somebody decides by. */
async function factsIn({ db, ring }: Opening, row: Application) {
  const { type, reason, isIntact, amount, freight, application, parcel, inspection, money, carrier, trackingNumber, ending } = row
  const { note, phone } = contentOf(ring, row)
  const told = await maskedFacts(db, [note, phone])
  return { type, reason, isIntact, amount, freight, application, parcel, inspection, money, carrier, trackingNumber, ending, told }
}

/** An application with its order locked, held against what its person saw; one that is over was decided, by whom stands there. */
export async function standingCase(tx: Transaction, ring: KeyRing, refundNumber: string): Promise<Standing> {
  const row = await lockedApplication(tx, refundNumber)
  const facts = await factsIn({ db: tx, ring }, row)
  if (row.endedAt === null) return { facts }
  const staffId = row.inspectedBy ?? row.decidedBy
  const by = (await staffNames(tx, [staffId]))(staffId)
  const what = row.ending ? `这笔退款：${REFUND_ENDINGS[row.ending]}` : '办完这笔退款'
  return { facts, decided: by === null ? null : { by, at: row.endedAt, what } }
}

/** One application as whoever decides on it has to see it, what is personal in it masked. */
export async function caseOf({ db, ring }: Opening, refundNumber: string): Promise<AftersalesCase> {
  const row = await applicationOf(db, refundNumber)
  const [order] = await db.select().from(orders).where(eq(orders.orderCode, row.orderCode))
  if (!order) throw notFound('这个订单')
  const lines = (await askedLines(db, [row.id])).get(row.id) ?? []
  const { note, phone, trackingPhone, refusal } = contentOf(ring, row)
  const tracking = trackingOf(row, maskPhone(trackingPhone ?? phone))
  const pictures = await uploadsOf(db, { table: APPLICATIONS, id: row.id })
  const entries = await logOf(db, row)
  const nameOf = await staffNames(db, [row.takenBy, ...entries.map(({ staffId }) => staffId)])
  const log = entries.map(({ statusCode, dateTime, staffId }) => ({ statusCode, dateTime, by: nameOf(staffId) }))
  return {
    ...listedOf({ row, order, lines, takenBy: nameOf(row.takenBy) }),
    version: versionOf(await factsIn({ db, ring }, row)),
    can: allowedIn(row),
    phone: maskPhone(phone),
    note: maskText(note),
    pictures: pictures.map(({ id }) => id),
    isIntact: row.isIntact,
    paysReturn: reasonRowOf(row.reason).isOurs,
    restocks: row.type === 'returnAndRefund' && (await isRestocked(db, row, lines)),
    pieces: lines.map(({ line, quantity, goods, discount, priceKept, amount }) => ({
      ...{ name: line.card.name, specification: line.specification, mark: line.card.mark, productCode: line.productCode },
      ...{ quantity, goods, discount, priceKept, amount },
    })),
    freight: row.freight,
    coupons: row.coupons,
    order: await orderFacts(db, order),
    others: await othersOf(db, row),
    tracking: tracking && { ...tracking, sentAt: (row.sentAt ?? row.movedAt).toISOString() },
    returnBefore: row.parcel === 'awaited' ? (row.returnBefore?.toISOString() ?? null) : null,
    refusal: refusal === undefined ? null : maskText(refusal),
    log,
  }
}

/** Which calls may be made now: what the tables of moves say. */
function allowedIn(row: Application): AftersalesCase['can'] {
  const may = (moves: Parameters<typeof movedBy>[1]) => row.endedAt === null && movedBy(row, moves) !== undefined
  return {
    take: may({ application: 'take' }),
    agree: may({ application: 'agree' }),
    refuse: may({ application: 'refuse' }),
    arrive: may({ parcel: 'arrive' }),
    beginInspection: may({ inspection: 'begin' }),
    endInspection: may({ inspection: 'pass' }),
  }
}

async function isRestocked(db: Querying, row: Application, lines: readonly AskedLine[]): Promise<boolean> {
  const standings = await lineStandings(db, [row.orderCode])
  return lines.some(({ line }) => restocks(row, standings.find((one) => one.line.lineId === line.lineId)?.returnClass ?? 'medicine'))
}

async function orderFacts(db: Querying, { orderCode, payable, paidAt, signedAt, completedAt }: Order): Promise<AftersalesCase['order']> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  return {
    ...{ orderCode, payable, paidAt: paidAt?.toISOString() ?? null },
    ...{ signedAt: signedAt?.toISOString() ?? null, completedAt: completedAt?.toISOString() ?? null },
    lines: lines.map(({ card, specification, quantity, refundedQuantity, net, total }) => ({
      ...{ name: card.name, specification, quantity, refundedQuantity, paid: net ?? total },
    })),
  }
}

async function othersOf(db: Querying, { id, orderCode }: Application): Promise<AftersalesCase['others']> {
  const rows = await db
    .select()
    .from(refundApplications)
    .where(and(eq(refundApplications.orderCode, orderCode), ne(refundApplications.id, id)))
    .orderBy(desc(refundApplications.appliedAt))
  return rows.map((row) => ({
    ...{ refundNumber: row.refundNumber, statusCode: statusCodeOf(row), ending: row.ending, reason: row.reason, amount: row.amount },
    appliedAt: row.appliedAt.toISOString(),
  }))
}

/** A picture of an application as a data URL, for staff. */
export async function pictureOfCase(
  opening: { db: Db; providers: WorkProviders },
  { refundNumber, id }: { refundNumber: string; id: string },
) {
  const row = await applicationOf(opening.db, refundNumber)
  return { dataUrl: await pictureUrlOf(opening, { table: APPLICATIONS, id: row.id }, id) }
}
