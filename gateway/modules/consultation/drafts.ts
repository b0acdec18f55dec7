import { eq } from 'drizzle-orm'
import type { ConsultationDraft } from '../../../src/contract/consultationForm'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { draftPictures } from '../upload/draftPictures'
import { consultationDrafts } from './schema'

const pictures = draftPictures({ name: 'consultation_drafts', table: consultationDrafts, kind: 'medicalRecord' })
const ofMember = (memberId: string) => eq(consultationDrafts.memberId, memberId)

/** What a member put into the form and did not hand in, with its pictures in their order. */
export async function draftOf(db: Querying, ring: KeyRing, memberId: string) {
  const [row] = await db.select().from(consultationDrafts).where(ofMember(memberId))
  if (!row) return undefined
  const draft = openContent(ring, consultationDrafts, row) as ConsultationDraft
  const shown = await pictures.of(db, { memberId, ids: draft.images ?? [] })
  return { draft: { ...draft, images: shown.map(({ id }) => id) }, pictures: shown, savedAt: row.savedAt }
}

type Keeping = { memberId: string; draft: ConsultationDraft; now: Date }

/** Keeps what is being put into the form. Its pictures last as long; one that was taken out is deleted. */
export async function keepDraft(tx: Transaction, ring: KeyRing, { memberId, draft, now }: Keeping): Promise<void> {
  const id = randomId()
  const written = { id, ...sealContent(ring, consultationDrafts, id, draft), savedAt: now }
  await tx
    .insert(consultationDrafts)
    .values({ ...written, memberId })
    .onConflictDoUpdate({ target: consultationDrafts.memberId, set: written })
  await pictures.keep(tx, { memberId, ids: draft.images ?? [] })
}

/** Throws away what was put into the form, and the pictures that no consultation has taken over. */
export async function dropDraft(tx: Transaction, memberId: string): Promise<void> {
  await pictures.drop(tx, memberId)
  await tx.delete(consultationDrafts).where(ofMember(memberId))
}

/** Pictures of the draft go over to what is handed in: for that moment nothing refers to them. */
export const releasePictures = pictures.release

/** Deletes forms that nobody touched since a moment, with their pictures. */
export const forgetConsultationDrafts = pictures.forget
