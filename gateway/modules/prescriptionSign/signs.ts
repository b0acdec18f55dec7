import { and, eq, lte } from 'drizzle-orm'
import {
  confirmed,
  SIGN_HOURS,
  type PrescriptionSign,
  type PrescriptionSignExternal,
  type Signer,
} from '../../../src/contract/prescriptionSign'
import { HOUR } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { prescriptionSigns } from './schema'

/** What a row holds encrypted. */
export type SignContent = PrescriptionSignExternal & {
  signer: Signer
  signerName: string
  /** 子女; null where the patient signed. */
  relation: string | null
  /** PNG, base64; null where the name was typed. */
  image: string | null
}

type Row = typeof prescriptionSigns.$inferSelect
type Of = { ring: KeyRing; memberId: string; now: Date }

const ofMember = (memberId: string) => eq(prescriptionSigns.memberId, memberId)
const contentOf = (ring: KeyRing, row: Row) => openContent(ring, prescriptionSigns, row) as SignContent
const endOf = ({ signedAt }: Pick<Row, 'signedAt'>) => new Date(signedAt.getTime() + SIGN_HOURS * HOUR)

/** The signature of this member that is still good and was taken by no prescription. */
export async function findSign(db: Querying, { ring, memberId, now }: Of): Promise<PrescriptionSign | null> {
  const [row] = await db.select().from(prescriptionSigns).where(ofMember(memberId))
  if (!row || endOf(row) <= now) return null
  const { patientInfoId, diseaseData, ...signature } = contentOf(ring, row)
  return {
    signId: row.id,
    ...shownSignature({ ...signature, signedAt: row.signedAt.toISOString() }),
    prescriptionSignExternal: { patientInfoId, diseaseData },
    endsAt: endOf(row).toISOString(),
  }
}

type Signature = Omit<SignContent, keyof PrescriptionSignExternal> & { signedAt: string }

/** As its member reads it. */
export const shownSignature = ({ signer, signerName, relation, image, signedAt }: Signature) => ({
  signer,
  signerName,
  relation,
  image: image && `data:image/png;base64,${image}`,
  signedAt,
})

/** Keeps a signature. One that is there and still good stays, and this is refused. */
export async function addSign(tx: Transaction, content: SignContent, { ring, memberId, now }: Of): Promise<string> {
  if (await findSign(tx, { ring, memberId, now })) throw signedAlready()
  await tx
    .delete(prescriptionSigns)
    .where(and(ofMember(memberId), lte(prescriptionSigns.signedAt, new Date(now.getTime() - SIGN_HOURS * HOUR))))
  const id = randomId()
  const [row] = await tx
    .insert(prescriptionSigns)
    .values({ id, memberId, ...sealContent(ring, prescriptionSigns, id, content), signedAt: now })
    .onConflictDoNothing({ target: prescriptionSigns.memberId })
    .returning({ id: prescriptionSigns.id })
  if (!row) throw signedAlready()
  return row.id
}

const signedAlready = () => new HttpError(409, 'SIGNED', '已经签过名，需要改请点重新签名')

/** Signs anew: the old signature is deleted, and its id names nothing any more. */
export async function replaceSign(tx: Transaction, signId: string, content: SignContent, of: Of): Promise<string> {
  const [gone] = await tx
    .delete(prescriptionSigns)
    .where(and(ofMember(of.memberId), eq(prescriptionSigns.id, signId)))
    .returning({ id: prescriptionSigns.id })
  if (!gone) throw notFound('这个签名')
  return addSign(tx, content, of)
}

/** What a prescription's paper keeps of the signature. */
export type TakenSignature = SignContent & { signedAt: string }

type Taking = Of & { signId: string; wanted: PrescriptionSignExternal }

/** A prescription takes its signature: once, within its time, and only where it confirms this very form. */
export async function takeSign(tx: Transaction, { ring, memberId, now, signId, wanted }: Taking): Promise<TakenSignature> {
  const [row] = await tx
    .delete(prescriptionSigns)
    .where(and(ofMember(memberId), eq(prescriptionSigns.id, signId)))
    .returning()
  if (!row || endOf(row) <= now) throw new HttpError(409, 'SIGN_GONE', '签名已失效，请重新签名', { field: 'signId' })
  const content = contentOf(ring, row)
  if (confirmed(content) !== confirmed(wanted))
    throw new HttpError(409, 'SIGN_CHANGED', '签名之后改过用药人、药品或诊断，请重新签名', { field: 'signId' })
  return { ...content, signedAt: row.signedAt.toISOString() }
}

/** Throws a signature away with the form it was given to. */
export const dropSign = async (tx: Transaction, memberId: string): Promise<void> =>
  void (await tx.delete(prescriptionSigns).where(ofMember(memberId)))
