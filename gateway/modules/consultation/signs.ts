import { and, eq, notExists, sql } from 'drizzle-orm'
import { agreementTo } from '../../../src/contract/agreement'
import type { ConsultationSignForm } from '../../../src/contract/consultationForm'
import type { Signer } from '../../../src/contract/prescriptionSign'
import { inForce } from '../../../src/lib/inForce'
import type { Db, Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { presentOnes } from '../agreement/agreedTo'
import { CONSENT } from '../agreement/needConsent'
import { recordActs, type Acting } from '../agreement/record'
import { stillCovers } from '../agreement/stillCovers'
import { versionsOf, type Version } from '../document/versions'
import { lockPatient, ownPatient } from '../patient/patientBook'
import { patients } from '../patient/schema'
import { contentOfPatient } from '../patient/storedPatient'
import { pictureOf, signerOf } from '../prescriptionSign/checkSign'
import { shownSignature } from '../prescriptionSign/signs'
import type { SignedContent } from './content'
import { consultationSigns } from './schema'

const DOCUMENT = CONSENT.consultation

type Of = { memberId: string; patientId: string }
type Row = typeof consultationSigns.$inferSelect

const ofPatient = ({ memberId, patientId }: Of) => and(eq(consultationSigns.memberId, memberId), eq(consultationSigns.patientId, patientId))
const versionsOfConsent = async (db: Querying): Promise<readonly Version[]> => (await versionsOf(db, [DOCUMENT])).get(DOCUMENT) ?? []

/** How the consent to consultations stands for a patient of this member: whether it is signed in a version that covers what is in force. */
export async function signOf(db: Querying, { ring, now, ...of }: Of & { ring: KeyRing; now: Date }) {
  await ownPatient(db, of.memberId, of.patientId)
  const versions = await versionsOfConsent(db)
  const present = inForce(versions, now)
  const [row] = await db.select().from(consultationSigns).where(ofPatient(of))
  const isSigned = row !== undefined && stillCovers(versions, row.version, now)
  return { isSigned, version: present?.version ?? '', title: present?.title ?? '', sign: row ? shownSign(ring, row) : null }
}

function shownSign(ring: KeyRing, row: Row) {
  const { signer, ...content } = openContent(ring, consultationSigns, row) as SignedContent
  return shownSignature({ ...content, signer: signer as Signer, signedAt: row.signedAt.toISOString() })
}

type Signing = { db: Db; ring: KeyRing; memberId: string; now: Date }

/** A signature that is right for its patient, looked at and drawn before a transaction is opened. Throws AGREEMENT_CHANGED where another text is in force. */
export async function checkedConsent(form: ConsultationSignForm, { db, ring, memberId, now }: Signing): Promise<SignedContent> {
  const patient = contentOfPatient(ring, await ownPatient(db, memberId, form.patientId))
  await presentOnes(db, agreementTo({ document: DOCUMENT, version: form.version }), now)
  const by = signerOf(form, patient, now)
  return { ...by, image: await pictureOf(form, by.signerName) }
}

type Giving = Acting & { ring: KeyRing; patientId: string; version: string; content: SignedContent }

/** Keeps the signature, in the place of an earlier one, and records that the member agreed: both or none. */
export async function giveSign(tx: Transaction, { ring, patientId, version, content, ...acting }: Giving): Promise<void> {
  const { memberId, now } = acting
  await lockPatient(tx, memberId, patientId)
  const id = randomId()
  const written = { id, document: DOCUMENT, version, ...sealContent(ring, consultationSigns, id, content), signedAt: now }
  await tx
    .insert(consultationSigns)
    .values({ ...written, memberId, patientId })
    .onConflictDoUpdate({ target: [consultationSigns.memberId, consultationSigns.patientId], set: written })
  await recordActs(tx, [{ document: DOCUMENT, version }], acting)
}

/** Refuses with 409 SIGN_NEEDED. In a transaction a withdrawal that comes at the same moment waits for who holds the signature, or is waited for. */
export async function needSign(db: Querying, { now, ...of }: Of & { now: Date }): Promise<void> {
  const [row] = await db.select({ version: consultationSigns.version }).from(consultationSigns).where(ofPatient(of)).for('share')
  if (row && stillCovers(await versionsOfConsent(db), row.version, now)) return
  throw new HttpError(409, 'SIGN_NEEDED', '请先阅读并签署《互联网诊疗风险告知及知情同意书》', { field: 'patientId' })
}

/** All signatures of a member: the consent was withdrawn. */
export const dropSigns = async (tx: Transaction, memberId: string): Promise<void> =>
  void (await tx.delete(consultationSigns).where(eq(consultationSigns.memberId, memberId)))

/** Deletes signatures for patients that are not there any more. */
export async function forgetSigns(db: Db): Promise<void> {
  const patient = db
    .select({ one: sql`1` })
    .from(patients)
    .where(eq(patients.id, consultationSigns.patientId))
  await db.delete(consultationSigns).where(notExists(patient))
}
