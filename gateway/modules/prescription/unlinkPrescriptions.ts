import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { uploads } from '../upload/schema'
import { prescriptionPapers, PRESCRIPTIONS, prescriptions } from './schema'

type Unlinking = { memberId: string; archive: string }

/**
 * An erased member's prescriptions stay for the time the law names (Decree 84), each with its patient's name, without which it would be none.
 * One by which a drug was sold keeps its pictures; those of every other go with the account.
 */
export async function unlinkPrescriptions(tx: Transaction, { memberId, archive }: Unlinking): Promise<void> {
  const used = tx
    .select({ id: prescriptions.prescriptionId })
    .from(prescriptions)
    .where(and(eq(prescriptions.memberId, memberId), or(isNotNull(prescriptions.usedByOrder), gt(prescriptions.fetchesUsed, 0))))
  await tx
    .update(uploads)
    .set({ memberId: archive })
    .where(and(eq(uploads.memberId, memberId), eq(uploads.recordTable, PRESCRIPTIONS), inArray(uploads.recordId, used)))
  await tx.update(prescriptions).set({ memberId: archive, patientId: null }).where(eq(prescriptions.memberId, memberId))
  await tx.update(prescriptionPapers).set({ memberId: archive }).where(eq(prescriptionPapers.memberId, memberId))
}
