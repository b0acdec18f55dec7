import { eq } from 'drizzle-orm'
import type { PrescriptionDraft } from '../../../src/contract/prescription'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { dropSign } from '../prescriptionSign/signs'
import { draftPictures } from '../upload/draftPictures'
import { prescriptionDrafts } from './schema'

const pictures = draftPictures({ name: 'prescription_drafts', table: prescriptionDrafts, kind: 'prescription' })
const ofMember = (memberId: string) => eq(prescriptionDrafts.memberId, memberId)

/** What a member put into the form and did not hand in, with its pictures in their order. */
export async function draftOf(db: Querying, ring: KeyRing, memberId: string) {
  const [row] = await db.select().from(prescriptionDrafts).where(ofMember(memberId))
  if (!row) return undefined
  const draft = openContent(ring, prescriptionDrafts, row) as PrescriptionDraft
  const shown = await pictures.of(db, { memberId, ids: draft.images ?? [] })
  return { draft: { ...draft, images: shown.map(({ id }) => id) }, pictures: shown, savedAt: row.savedAt }
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
  await pictures.keep(tx, { memberId, ids: draft.images ?? [] })
}

/** Throws away what was put into the form, its signature, and the pictures that nothing else has taken over. */
export async function dropDraft(tx: Transaction, memberId: string): Promise<void> {
  await pictures.drop(tx, memberId)
  await tx.delete(prescriptionDrafts).where(ofMember(memberId))
  await dropSign(tx, memberId)
}

/** Pictures of the draft go over to what is handed in: for that moment nothing refers to them. */
export const releasePictures = pictures.release

/** Deletes forms that nobody touched since a moment, with their pictures. */
export const forgetDrafts = pictures.forget
