import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { hasItsPaper } from './paper'
import { rxRulesOf } from './rxRules'
import { patientNameOf } from './named'
import { prescriptionDrugs, prescriptions } from './schema'
import { isIn, MOVES } from './states'

type Row = typeof prescriptions.$inferSelect

/** As an order takes it; whom it is for and what ails them is opened where it is shown (`named.ts`). */
export type UsablePrescription = Pick<Row, 'prescriptionId' | 'patientName' | 'diagnosis' | 'validUntil'> & {
  boxes: Map<string, number>
  /** False while it waits for a pharmacist. */
  isReviewed: boolean
}

/** Of this member, with no order yet, not deleted and with the paper that was handed in. */
const isFree = (memberId: string) =>
  and(eq(prescriptions.memberId, memberId), isNull(prescriptions.usedByOrder), isNull(prescriptions.hiddenAt), hasItsPaper)

/** What may open, and pay for, a drug: free, and approved. */
export const isUsable = (memberId: string, now: Date) => and(isFree(memberId), isIn(MOVES.take.from, now))

/** What an order may be made with, to be paid once a pharmacist has approved it: free, and not decided on. */
export const isOrderable = (memberId: string, now: Date) => and(isFree(memberId), isIn(MOVES.approve.from, now))

type Wanted = {
  memberId: string | undefined
  now: Date
  /** Those that wait for a pharmacist, too, where the shop takes orders by them. */ isOrdering?: boolean
}

/** Prescriptions of a member that can be used, with the boxes each covers by product: the approved in front, the one that ends first of them. */
export async function usablePrescriptions(db: Querying, { memberId, now, isOrdering = false }: Wanted): Promise<UsablePrescription[]> {
  if (memberId === undefined) return []
  const isWaitingToo = isOrdering && (await rxRulesOf(db)).ordersWait
  const rows = await db
    .select({ of: prescriptions, productCode: prescriptionDrugs.productCode, quantity: prescriptionDrugs.quantity })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(isWaitingToo ? or(isUsable(memberId, now), isOrderable(memberId, now)) : isUsable(memberId, now))
    .orderBy(asc(prescriptions.validUntil), asc(prescriptions.prescriptionId))
  const found = new Map<string, UsablePrescription>()
  for (const { of, productCode, quantity } of rows) {
    const one = found.get(of.prescriptionId) ?? usableOf(of, [])
    one.boxes.set(productCode, quantity)
    found.set(of.prescriptionId, one)
  }
  return reviewedFirst([...found.values()])
}

type Drug = Pick<typeof prescriptionDrugs.$inferSelect, 'productCode' | 'quantity'>

/** A prescription as an order takes it. */
export const usableOf = (
  {
    prescriptionId,
    patientName,
    diagnosis,
    validUntil,
    status,
  }: Pick<Row, 'prescriptionId' | 'patientName' | 'diagnosis' | 'validUntil' | 'status'>,
  drugs: readonly Drug[],
): UsablePrescription => ({
  prescriptionId,
  patientName,
  diagnosis,
  validUntil,
  boxes: new Map(drugs.map(({ productCode, quantity }) => [productCode, quantity])),
  isReviewed: status === 'approved',
})

export const reviewedFirst = (found: readonly UsablePrescription[]): UsablePrescription[] => [
  ...found.filter(({ isReviewed }) => isReviewed),
  ...found.filter(({ isReviewed }) => !isReviewed),
]

/** Prescriptions of which each covers all these drugs in these numbers of boxes. */
export const allCovering = (usable: readonly UsablePrescription[], needed: ReadonlyMap<string, number>): UsablePrescription[] =>
  usable.filter(({ boxes }) => [...needed].every(([productCode, count]) => (boxes.get(productCode) ?? 0) >= count))

/** The first of them. */
export const covering = (usable: readonly UsablePrescription[], needed: ReadonlyMap<string, number>) => allCovering(usable, needed)[0]

/** What the shopper reads where a prescription drug cannot be bought yet; null where one prescription covers it. */
export function prescriptionProblem(usable: readonly UsablePrescription[], needed: ReadonlyMap<string, number>): string | null {
  if (covering(usable, needed)) return null
  const most = Math.max(
    0,
    ...usable
      .filter(({ boxes }) => [...needed.keys()].every((code) => boxes.has(code)))
      .flatMap(({ boxes }) => [...needed.keys()].map((code) => boxes.get(code) ?? 0)),
  )
  return most > 0 ? `超出处方用量（处方为 ${most} 盒），请咨询药师` : '处方药须凭处方购买，请先咨询药师'
}

/** The most boxes of each drug that one usable prescription of a member covers: two prescriptions are never added up in an order. */
export async function prescribedBoxes(db: Querying, { memberId, now }: Pick<Wanted, 'memberId' | 'now'>): Promise<Map<string, number>> {
  const most = new Map<string, number>()
  for (const { boxes } of await usablePrescriptions(db, { memberId, now, isOrdering: true }))
    for (const [productCode, count] of boxes) most.set(productCode, Math.max(count, most.get(productCode) ?? 0))
  return most
}

/** For whom a member holds prescriptions that can be used: how many, until when the first is good, and a drug it is for. */
export async function patientsOf({ db, ring, now }: { db: Querying; ring: KeyRing; now: Date }, memberId: string) {
  const kept = await db
    .selectDistinctOn([prescriptions.prescriptionId], {
      prescriptionId: prescriptions.prescriptionId,
      patientName: prescriptions.patientName,
      relationLabel: prescriptions.relationLabel,
      validUntil: prescriptions.validUntil,
      productCode: prescriptionDrugs.productCode,
    })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(isUsable(memberId, now))
    .orderBy(asc(prescriptions.prescriptionId), asc(prescriptionDrugs.productCode))
  const rows = kept.map(({ prescriptionId, ...one }) => ({ ...one, patientName: patientNameOf(ring, { prescriptionId, ...one }) }))
  const found = new Map<string, { of: (typeof rows)[number]; count: number }>()
  for (const row of rows.sort((left, right) => left.validUntil.getTime() - right.validUntil.getTime())) {
    const key = `${row.relationLabel} ${row.patientName}`
    const known = found.get(key)
    found.set(key, { of: known?.of ?? row, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].map(({ of, count }) => ({ ...of, validUntil: of.validUntil.toISOString(), prescriptionCount: count }))
}
