import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { uploads } from '../upload/schema'
import { consultationRecords, CONSULTATIONS, consultations } from './schema'

type Unlinking = { memberId: string; archive: string }

/** An erased member's consultations stay as medical records, with the pictures that a doctor treated by; those of what no doctor answered go. */
export async function unlinkConsultations(tx: Transaction, { memberId, archive }: Unlinking): Promise<void> {
  const treated = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.memberId, memberId), isNotNull(consultations.doctorId)))
  await tx
    .update(uploads)
    .set({ memberId: archive })
    .where(and(eq(uploads.memberId, memberId), eq(uploads.recordTable, CONSULTATIONS), inArray(uploads.recordId, treated)))
  await tx.update(consultations).set({ memberId: archive, patientId: null }).where(eq(consultations.memberId, memberId))
  await tx.update(consultationRecords).set({ memberId: archive }).where(eq(consultationRecords.memberId, memberId))
}
