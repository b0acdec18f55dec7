import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { prescriptions, UNDECIDED } from './schema'
import { staff } from '../../kernel/work/schema'
import { nameForShopper } from '../staff/nameForShopper'
import { notify } from '../message/notify'
import { hasItsPaper } from './paper'

type Reviewing = { prescriptionId: string; staffId: string; now: Date; /** Why not; null where it is approved. */ refusal: string | null }

/**
 * A pharmacist decides on a prescription that waits, for a review or for an answer, and the member is told. Once, by another than who wrote it, and nothing that has
 * ended is approved. False where it does not wait for this person (any more).
 */
export async function reviewPrescription(tx: Transaction, { prescriptionId, staffId, now, refusal }: Reviewing): Promise<boolean> {
  const [reviewed] = await tx
    .update(prescriptions)
    .set({ status: refusal === null ? 'approved' : 'rejected', reviewedAt: now, reviewedBy: staffId, refusal })
    .where(
      and(
        eq(prescriptions.prescriptionId, prescriptionId),
        inArray(prescriptions.status, UNDECIDED),
        or(isNull(prescriptions.writtenBy), ne(prescriptions.writtenBy, staffId)),
        refusal === null ? and(gt(prescriptions.validUntil, now), hasItsPaper) : undefined,
      ),
    )
    .returning()
  if (!reviewed) return false
  const about = { memberId: reviewed.memberId, event: prescriptionId, at: now }
  const { patientName } = reviewed
  if (refusal === null) {
    const words = { patientName, pharmacist: await nameOf(tx, staffId), prescriptionId }
    await notify(tx, { template: 'prescriptionApproved', ...about, words })
  } else await notify(tx, { template: 'prescriptionRefused', ...about, words: { patientName, reason: refusal, prescriptionId } })
  return true
}

/** What the member reads of somebody at the counter. */
export async function nameOf(tx: Transaction, staffId: string): Promise<string> {
  const [found] = await tx
    .select({ name: staff.name, isDemonstration: staff.isDemonstration })
    .from(staff)
    .where(eq(staff.staffId, staffId))
  return found ? nameForShopper(found) : ''
}
