import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PrescribedDrug } from '../../../src/contract/prescription'
import { DAY } from '../../../src/lib/duration'
import { daysBetween, shopDate } from '../../../src/lib/time'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import { orderLines, orders } from '../purchase/schema'
import { emptyOn, type Received } from './daysLeft'
import { patientNameOf } from './named'
import { doseOn, paperOf } from './paper'
import { prescriptionDrugs, prescriptions, supplyReminders } from './schema'

/** What was received longer ago is not looked at: thirty boxes of a hundred days are for no prescription of ours. */
const LOOKED_BACK = 400 * DAY

/** A drug that a patient has at home: by which prescription it came last, and when it should be empty. */
export type Supply = {
  /** The patient, or the prescription where that names none. */
  whose: string
  prescriptionId: string
  /** The order that brought the latest of it. */
  orderCode: string
  productCode: string
  patientName: string
  emptyOn: string
  isReminded: boolean
}
/** Supplies of a member by patient and drug. */
export type Supplies = ReadonlyMap<string, Supply>

type Whose = Pick<typeof prescriptions.$inferSelect, 'patientId' | 'prescriptionId'>

/** One that names no patient of the member’s is for itself alone. */
export const whoseOf = ({ patientId, prescriptionId }: Whose): string => patientId ?? prescriptionId
export const supplyKey = (of: Whose, productCode: string) => `${whoseOf(of)}/${productCode}`

/**
 * What a member’s patients should have at home of the drugs that came by prescriptions, from doses on the papers and boxes received. Nothing
 * once the consent was taken back: what is kept is only kept then.
 */
export async function suppliesOf({ db, ring, now }: { db: Querying; ring: KeyRing; now: Date }, memberId: string): Promise<Supplies> {
  const received = await receivedBy(db, memberId, now)
  if (received.length === 0) return new Map()
  if ((await missingConsents(db, { memberId, documents: [CONSENT.drugUser], now })).length > 0) return new Map()
  const papers = new Map(
    await inTurn(received, async ({ of }) => [of.prescriptionId, await paperOf(db, ring, of).catch(() => undefined)] as const),
  )
  const off = await offOf(db, memberId)
  const grouped = new Map<string, Named[]>()
  for (const { of, orderCode, productCode, specification, boxes, receivedAt } of received) {
    const { dose } = doseOn(papers.get(of.prescriptionId), productCode)
    const key = supplyKey(of, productCode)
    const drug = { productCode, specification, dose, whose: whoseOf(of), isReminded: !off.has(key) }
    const one = { on: shopDate(receivedAt), boxes, orderCode, ...drug, ...of, patientName: patientNameOf(ring, of) }
    grouped.set(key, [...(grouped.get(key) ?? []), one])
  }
  return new Map([...grouped].flatMap(([key, all]) => supplyOf(all).map((supply) => [key, supply] as const)))
}

type Named = Received & Omit<Supply, 'emptyOn'>

/** How it stands on a day: absent once it has been empty. */
export function supplyView(supply: Supply | undefined, now: Date): Pick<PrescribedDrug, 'supply'> {
  const daysLeft = supply ? daysBetween(shopDate(now), supply.emptyOn) : -1
  return supply && daysLeft >= 0 ? { supply: { daysLeft, emptyOn: supply.emptyOn, isReminded: supply.isReminded } } : {}
}

/** Of what came of one drug, earliest first. */
function supplyOf(all: readonly Named[]): Supply[] {
  const latest = all.at(-1)
  const empty = emptyOn(all)
  if (!latest || empty === undefined) return []
  const { whose, prescriptionId, orderCode, productCode, patientName, isReminded } = latest
  return [{ whose, prescriptionId, orderCode, productCode, patientName, isReminded, emptyOn: empty }]
}

/** Of which drugs this member wants no reminder. */
async function offOf(db: Querying, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ whose: supplyReminders.whose, productCode: supplyReminders.productCode })
    .from(supplyReminders)
    .where(and(eq(supplyReminders.memberId, memberId), eq(supplyReminders.isOff, true)))
  return new Set(rows.map(({ whose, productCode }) => `${whose}/${productCode}`))
}

const receivedAt = sql<Date>`coalesce(${orders.signedAt}, ${orders.completedAt})`.mapWith(orders.signedAt)

/** Orders that came, and not too long ago. */
export const isReceived = (now: Date) =>
  and(
    isNull(orders.cancelledAt),
    or(isNotNull(orders.signedAt), isNotNull(orders.completedAt)),
    gt(receivedAt, new Date(now.getTime() - LOOKED_BACK)),
  )

/** Lines of orders that were received and made by a prescription of this member which names their drug, earliest first; what was sent back is taken off. */
const receivedBy = (db: Querying, memberId: string, now: Date) =>
  db
    .select({
      of: {
        prescriptionId: prescriptions.prescriptionId,
        patientId: prescriptions.patientId,
        patientName: prescriptions.patientName,
        paperHash: prescriptions.paperHash,
      },
      orderCode: orders.orderCode,
      productCode: orderLines.productCode,
      specification: orderLines.specification,
      boxes: sql<number>`${orderLines.boxes} * (${orderLines.quantity} - ${orderLines.refundedQuantity}) / ${orderLines.quantity}`.mapWith(
        Number,
      ),
      receivedAt,
    })
    .from(prescriptions)
    .innerJoin(orders, eq(orders.prescriptionId, prescriptions.prescriptionId))
    .innerJoin(orderLines, eq(orderLines.orderCode, orders.orderCode))
    .innerJoin(
      prescriptionDrugs,
      and(eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId), eq(prescriptionDrugs.productCode, orderLines.productCode)),
    )
    .where(and(eq(prescriptions.memberId, memberId), eq(orders.memberId, memberId), isNull(prescriptions.hiddenAt), isReceived(now)))
    .orderBy(asc(receivedAt), asc(orders.createdAt), asc(orders.orderCode))
