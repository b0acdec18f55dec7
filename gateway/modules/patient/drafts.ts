import { and, eq } from 'drizzle-orm'
import type { PatientDraft } from '../../../src/contract/patient'
import type { Db, Querying } from '../../db/open'
import { patientDrafts } from './schema'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { ownPatient } from './patientBook'

/** Days a form that was left is still there. */
export const DRAFT_DAYS = 14

type Form = { memberId: string; form: string }

/** What was typed into a form and not saved. */
export async function draftOf(db: Querying, ring: KeyRing, { memberId, form }: Form) {
  const [row] = await db
    .select()
    .from(patientDrafts)
    .where(and(eq(patientDrafts.memberId, memberId), eq(patientDrafts.form, form)))
  return row && { draft: openContent(ring, patientDrafts, row) as PatientDraft, savedAt: row.savedAt.toISOString() }
}

/** Keeps what is being typed: into the form for a new patient, or into that of one who is there. */
export async function keepDraft(db: Db, ring: KeyRing, { memberId, form, draft, now }: Form & { draft: PatientDraft; now: Date }) {
  if (form !== 'new') await ownPatient(db, memberId, form)
  const id = randomId()
  const written = { id, ...sealContent(ring, patientDrafts, id, draft), savedAt: now }
  await db
    .insert(patientDrafts)
    .values({ ...written, memberId, form })
    .onConflictDoUpdate({ target: [patientDrafts.memberId, patientDrafts.form], set: written })
}
