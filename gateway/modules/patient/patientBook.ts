import { and, desc, eq, ne } from 'drizzle-orm'
import { presentNumber } from '../../../src/contract/idCard'
import { PatientListState, type PatientChange, type PatientForm } from '../../../src/contract/patient'
import type { Querying, Transaction } from '../../db/open'
import { lockMember } from '../../kernel/lockMember'
import { patientDrafts, patients } from './schema'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { sealContent } from '../../kernel/sealedContent'
import { contentOfPatient, type PatientContent, type PatientRow } from './storedPatient'

/** Most patients of one member; the figure is ours. */
export const MAX_PATIENTS = 20

const NONE = '这位用药人'
const own = (memberId: string, id: string) => and(eq(patients.memberId, memberId), eq(patients.id, id))

/** A member's patients: the default first, then the newest. */
export const patientsOfMember = (db: Querying, memberId: string): Promise<PatientRow[]> =>
  db
    .select()
    .from(patients)
    .where(eq(patients.memberId, memberId))
    .orderBy(desc(patients.isDefault), desc(patients.createdAt), desc(patients.id))

/** One patient of this member; somebody else's is not there. */
export async function ownPatient(db: Querying, memberId: string, id: string): Promise<PatientRow> {
  const [row] = await db.select().from(patients).where(own(memberId, id))
  if (!row) throw notFound(NONE)
  return row
}

/** The same, which then cannot be deleted before this transaction ends: for what is written down about a patient. */
export async function lockPatient(tx: Transaction, memberId: string, id: string): Promise<PatientRow> {
  const [row] = await tx.select().from(patients).where(own(memberId, id)).for('key share')
  if (!row) throw notFound(NONE)
  return row
}

export function listStateOf(rows: ReadonlyArray<Pick<PatientRow, 'isDefault'>>) {
  if (rows.length === 0) return PatientListState.NO_PATIENT
  return rows.some(({ isDefault }) => isDefault) ? PatientListState.HAS_DEFAULT_PATIENT : PatientListState.HAS_PATIENT
}

/** What is written, and by which hash of the number the same person is known again. */
type Written = { ring: KeyRing; memberId: string; numberHmac: string; now: Date }

export async function addPatient(tx: Transaction, form: PatientForm, { ring, memberId, numberHmac, now }: Written): Promise<PatientRow> {
  await lockMember(tx, memberId)
  if ((await tx.$count(patients, eq(patients.memberId, memberId))) >= MAX_PATIENTS)
    throw new HttpError(409, 'TOO_MANY', `最多添加 ${MAX_PATIENTS} 位用药人，请先删除不用的`)
  if (form.isDefault) await clearDefault(tx, memberId)
  const id = randomId()
  const [row] = await tx
    .insert(patients)
    .values({
      id,
      memberId,
      isDefault: form.isDefault,
      numberHmac,
      ...sealContent(ring, patients, id, contentIn(form)),
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: [patients.memberId, patients.numberHmac] })
    .returning()
  if (!row) throw alreadyThere()
  await dropDraft(tx, memberId, 'new')
  return row
}

type Change = Omit<Written, 'numberHmac'> & { numberHmac: string | undefined; check: (content: PatientContent) => void }

/** Changes a patient; numbers that are left out stay, and so does the default until another one takes its place. */
export async function changePatient(tx: Transaction, id: string, form: PatientChange, change: Change): Promise<PatientRow> {
  const { ring, memberId, now } = change
  await lockMember(tx, memberId)
  const before = await ownPatient(tx, memberId, id)
  const content = changedContent(contentOfPatient(ring, before), form)
  change.check(content)
  const numberHmac = change.numberHmac ?? before.numberHmac
  const isOther = and(eq(patients.memberId, memberId), eq(patients.numberHmac, numberHmac), ne(patients.id, id))
  if ((await tx.$count(patients, isOther)) > 0) throw alreadyThere()
  if (form.isDefault) await clearDefault(tx, memberId, id)
  const written = { isDefault: form.isDefault || before.isDefault, numberHmac, ...sealContent(ring, patients, id, content), changedAt: now }
  const [row] = await tx.update(patients).set(written).where(own(memberId, id)).returning()
  if (!row) throw notFound(NONE)
  await dropDraft(tx, memberId, id)
  return row
}

export async function makeDefaultPatient(tx: Transaction, memberId: string, id: string): Promise<PatientRow> {
  await lockMember(tx, memberId)
  await clearDefault(tx, memberId, id)
  const [row] = await tx.update(patients).set({ isDefault: true }).where(own(memberId, id)).returning()
  if (!row) throw notFound(NONE)
  return row
}

/** Deletes a patient. Nobody becomes the default in its place: whom a drug is for is never guessed. */
export async function removePatient(tx: Transaction, memberId: string, id: string) {
  const [gone] = await tx.delete(patients).where(own(memberId, id)).returning({ id: patients.id })
  if (!gone) throw notFound(NONE)
  await dropDraft(tx, memberId, id)
}

/** Throws away what was typed into a form: it was saved, or is not wanted. */
export const dropDraft = (db: Querying, memberId: string, form: string) =>
  db.delete(patientDrafts).where(and(eq(patientDrafts.memberId, memberId), eq(patientDrafts.form, form)))

const clearDefault = (tx: Transaction, memberId: string, besides = '') =>
  tx
    .update(patients)
    .set({ isDefault: false })
    .where(and(eq(patients.memberId, memberId), eq(patients.isDefault, true), ne(patients.id, besides)))

const alreadyThere = () => new HttpError(409, 'ALREADY_THERE', '这位用药人已经添加过，请直接修改', { field: 'idCardNumber' })

export function contentIn({ name, relationLabel, idCardNumber, consigneePhone, healthInfo, guardianVo }: PatientForm): PatientContent {
  return {
    name,
    relationLabel,
    idCardNumber: presentNumber(idCardNumber),
    consigneePhone: consigneePhone ?? null,
    healthInfo,
    guardianVo: guardianVo ? { ...guardianVo, cardNum: presentNumber(guardianVo.cardNum) } : null,
  }
}

/** What a patient is after a change: numbers that were left out stay as they are. */
export function changedContent(before: PatientContent, form: PatientChange): PatientContent {
  return {
    name: form.name,
    relationLabel: form.relationLabel,
    healthInfo: form.healthInfo,
    idCardNumber: form.idCardNumber === undefined ? before.idCardNumber : presentNumber(form.idCardNumber),
    consigneePhone: form.consigneePhone === undefined ? before.consigneePhone : form.consigneePhone,
    guardianVo: changedGuardian(before.guardianVo, form.guardianVo),
  }
}

function changedGuardian(before: PatientContent['guardianVo'], change: PatientChange['guardianVo']): PatientContent['guardianVo'] {
  if (!change) return change === undefined ? before : null
  const phone = change.phone ?? before?.phone
  const cardNum = change.cardNum === undefined ? before?.cardNum : presentNumber(change.cardNum)
  if (phone === undefined) throw new HttpError(400, 'INVALID', '请填写监护人的手机号', { field: 'guardianVo.phone' })
  if (cardNum === undefined) throw new HttpError(400, 'INVALID', '请填写监护人的身份证号', { field: 'guardianVo.cardNum' })
  return { name: change.name, relationLabel: change.relationLabel, phone, cardNum }
}
