import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { PrescriptionDraft } from '../../../src/contract/prescription'
import type { Db, Querying, Transaction } from '../../db/open'
import { randomId } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import type { KeyRing } from '../../kernel/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { inTransaction } from '../../kernel/transaction'
import { dropSign } from '../prescriptionSign/signs'
import { uploads } from '../upload/schema'
import { prescriptionDrafts } from './schema'

const TABLE = 'prescription_drafts'
const ofMember = (memberId: string) => eq(prescriptionDrafts.memberId, memberId)
const picturesOf = (memberId: string) =>
  and(eq(uploads.memberId, memberId), eq(uploads.kind, 'prescription'), eq(uploads.recordTable, TABLE))

/** What a member put into the form and did not hand in, with its pictures in their order. */
export async function draftOf(db: Querying, ring: KeyRing, memberId: string) {
  const [row] = await db.select().from(prescriptionDrafts).where(ofMember(memberId))
  if (!row) return undefined
  const draft = openContent(ring, prescriptionDrafts, row) as PrescriptionDraft
  const rows = await db.select().from(uploads).where(picturesOf(memberId))
  const pictures = (draft.images ?? []).flatMap((id) => rows.find((one) => one.id === id) ?? [])
  return { draft: { ...draft, images: pictures.map(({ id }) => id) }, pictures, savedAt: row.savedAt }
}

type Keeping = { memberId: string; draft: PrescriptionDraft; now: Date }

/** Keeps what is being put into the form. Its pictures last as long; one that was taken out is deleted. */
export async function keepDraft(tx: Transaction, ring: KeyRing, { memberId, draft, now }: Keeping): Promise<void> {
  const id = randomId()
  const written = { id, ...sealContent(ring, prescriptionDrafts, id, draft), savedAt: now }
  await tx
    .insert(prescriptionDrafts)
    .values({ ...written, memberId })
    .onConflictDoUpdate({ target: prescriptionDrafts.memberId, set: written })
  const ids = draft.images ?? []
  const own = and(eq(uploads.memberId, memberId), eq(uploads.kind, 'prescription'), inArray(uploads.id, ids))
  const kept = await tx
    .update(uploads)
    .set({ recordTable: TABLE, recordId: memberId })
    .where(and(own, or(isNull(uploads.recordId), eq(uploads.recordTable, TABLE))))
    .returning({ id: uploads.id })
  if (kept.length < new Set(ids).size) throw new HttpError(409, 'UPLOAD_GONE', '有图片已失效，请重新上传', { field: 'images' })
  await tx.delete(uploads).where(and(picturesOf(memberId), notInArray(uploads.id, ids)))
}

/** Throws away what was put into the form, its signature, and the pictures that nothing else has taken over. */
export async function dropDraft(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(uploads).where(picturesOf(memberId))
  await tx.delete(prescriptionDrafts).where(ofMember(memberId))
  await dropSign(tx, memberId)
}

/** Pictures of the draft go over to what is handed in: for that moment nothing refers to them. */
export const releasePictures = async (tx: Transaction, { memberId, ids }: { memberId: string; ids: readonly string[] }): Promise<void> =>
  void (await tx
    .update(uploads)
    .set({ recordTable: null, recordId: null })
    .where(and(picturesOf(memberId), inArray(uploads.id, [...ids]))))

/** Deletes forms that nobody touched since a moment, with their pictures. */
export async function forgetDrafts(db: Db, before: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(prescriptionDrafts)
      .where(lt(prescriptionDrafts.savedAt, before))
      .returning({ memberId: prescriptionDrafts.memberId })
    const members = gone.map(({ memberId }) => memberId)
    await tx.delete(uploads).where(and(eq(uploads.recordTable, TABLE), inArray(uploads.recordId, members)))
  })
}
