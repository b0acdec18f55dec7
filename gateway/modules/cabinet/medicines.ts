import { and, asc, eq } from 'drizzle-orm'
import { END_DAYS, type DosePlan, type Medicine, type MedicineForm, type PieceUnit } from '../../../src/contract/cabinet'
import { daysBetween, shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { products } from '../catalogue/schema'
import { lockPatient } from '../patient/patientBook'
import { emptyOn, leftOn, type Counted } from './estimate'
import { nextReminder } from './plan'
import { cabinetArrivals, cabinetMedicines } from './schema'

/** Most medicines in one cabinet; the figure is ours. */
export const MAX_MEDICINES = 200

export type MedicineRow = typeof cabinetMedicines.$inferSelect

/** What a row holds encrypted. */
export type MedicineContent = {
  productCode: string | null
  name: string
  specification: string
  unit: PieceUnit | null
  left: number | null
  countedOn: string
  plan: DosePlan | null
}

export type Keeping = { ring: KeyRing; memberId: string; now: Date }

const own = (memberId: string, id: string) => and(eq(cabinetMedicines.memberId, memberId), eq(cabinetMedicines.id, id))

/** Its content was written by `rowFor` alone. */
export const contentOf = (ring: KeyRing, row: MedicineRow) => openContent(ring, cabinetMedicines, row) as MedicineContent

/** A row as it leaves the gateway, as it should stand today. */
export function medicineView(ring: KeyRing, row: MedicineRow, now: Date): Medicine {
  const { countedOn, plan, left, ...content } = contentOf(ring, row)
  const counted: Counted = { left, countedOn, plan }
  const { id, patientId, orderCode, version, expiresOn } = row
  const [today, empty] = [shopDate(now), emptyOn(counted)]
  return {
    ...content,
    ...{ id, patientId, orderCode, version, expiresOn, plan },
    left: leftOn(counted, today),
    emptyOn: empty,
    daysLeft: empty === null ? null : Math.max(0, daysBetween(today, empty)),
  }
}

/** Everything in a member's cabinet, in the order in which it came there. */
export const medicinesOf = (db: Querying, memberId: string): Promise<MedicineRow[]> =>
  db
    .select()
    .from(cabinetMedicines)
    .where(eq(cabinetMedicines.memberId, memberId))
    .orderBy(asc(cabinetMedicines.createdAt), asc(cabinetMedicines.id))

/** One of this member's; somebody else's is not there. */
export async function ownMedicine(db: Querying, memberId: string, id: string): Promise<MedicineRow> {
  const [row] = await db.select().from(cabinetMedicines).where(own(memberId, id))
  if (!row) throw notFound('药箱里的这种药')
  return row
}

type Written = Omit<MedicineForm, 'patientId' | 'expiresOn'>

/** The columns that follow from what is written; what was told of the end and of the last day stays told while it is still so. */
export function rowFor({ ring, now }: Keeping, id: string, form: Written & { expiresOn: string | null }, before?: MedicineRow) {
  const { productCode, name, specification, unit, left, plan, expiresOn } = form
  const counted = { left, countedOn: shopDate(now), plan }
  const content: MedicineContent = { productCode, name, specification, unit, ...counted }
  const empty = emptyOn(counted)
  const isEnding = empty !== null && daysBetween(counted.countedOn, empty) <= END_DAYS
  return {
    expiresOn,
    emptyOn: empty,
    isEndTold: before?.isEndTold === true && isEnding,
    isExpiryTold: before?.isExpiryTold === true && before.expiresOn === expiresOn,
    remindAt: nextReminder(counted, now),
    ...sealContent(ring, cabinetMedicines, id, content),
    changedAt: now,
  }
}

/** Puts a medicine into the cabinet; answers its id. */
export async function addMedicine(tx: Transaction, form: MedicineForm & { orderCode?: string }, keeping: Keeping): Promise<string> {
  const { memberId, now } = keeping
  await lockMember(tx, memberId)
  if (form.patientId !== null) await lockPatient(tx, memberId, form.patientId)
  await mustBeSold(tx, form.productCode)
  if ((await tx.$count(cabinetMedicines, eq(cabinetMedicines.memberId, memberId))) >= MAX_MEDICINES)
    throw new HttpError(409, 'TOO_MANY', `药箱里最多放 ${MAX_MEDICINES} 种药，请先移出不用的`)
  const id = randomId()
  const { patientId, orderCode = null } = form
  await tx.insert(cabinetMedicines).values({ id, memberId, patientId, orderCode, version: 1, createdAt: now, ...rowFor(keeping, id, form) })
  return id
}

/** A code is one of the shop's: no other number is kept. */
async function mustBeSold(db: Querying, productCode: string | null): Promise<void> {
  if (productCode === null || (await db.$count(products, eq(products.productCode, productCode))) > 0) return
  throw new HttpError(400, 'NO_PRODUCT', '店里没有这个编码的药，请手动填写', { field: 'productCode' })
}

type Change = MedicineForm & { version: number }

/** Changes a medicine as it was seen; one that was changed meanwhile stays as it is. */
export async function changeMedicine(tx: Transaction, id: string, form: Change, keeping: Keeping): Promise<void> {
  const { memberId } = keeping
  await lockMember(tx, memberId)
  if (form.patientId !== null) await lockPatient(tx, memberId, form.patientId)
  const before = await ownMedicine(tx, memberId, id)
  await mustBeSold(tx, form.productCode)
  const [changed] = await tx
    .update(cabinetMedicines)
    .set({ patientId: form.patientId, version: before.version + 1, ...rowFor(keeping, id, form, before) })
    .where(and(own(memberId, id), eq(cabinetMedicines.version, form.version)))
    .returning({ id: cabinetMedicines.id })
  if (!changed) throw new HttpError(409, 'CHANGED', '这种药刚在别处改过，请看看最新的再改')
}

/** Takes a medicine out, with its ticks. */
export async function removeMedicine(tx: Transaction, memberId: string, id: string): Promise<void> {
  await lockMember(tx, memberId)
  const [gone] = await tx.delete(cabinetMedicines).where(own(memberId, id)).returning({ id: cabinetMedicines.id })
  if (!gone) throw notFound('药箱里的这种药')
}

/** The consent is taken back: everything goes. Ticks go with their medicines. */
export async function emptyCabinet(tx: Transaction, memberId: string): Promise<void> {
  await lockMember(tx, memberId)
  await tx.delete(cabinetArrivals).where(eq(cabinetArrivals.memberId, memberId))
  await tx.delete(cabinetMedicines).where(eq(cabinetMedicines.memberId, memberId))
}
