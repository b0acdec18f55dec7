import { and, eq, exists, isNull, or } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prescriptionRechecks, prescriptions } from '../prescription/schema'
import type { QueueSource } from '../waiting/measureQueue'

/** Decisions that another pharmacist looks at again. */
export const recheckQueue = (db: Querying): QueueSource => ({
  table: prescriptionRechecks,
  id: prescriptionRechecks.prescriptionId,
  since: prescriptionRechecks.askedAt,
  where: isNull(prescriptionRechecks.closedAt),
  isOwn: (staffId) => exists(prescribedOrDecidedBy(db, staffId)),
})

/** A recheck's prescription, where this person wrote it or had a part in the decision. */
function prescribedOrDecidedBy(db: Querying, staffId: string) {
  const { prescriptionId, writtenBy, reviewedBy, firstReviewedBy } = prescriptions
  return db
    .select({ prescriptionId })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptionId, prescriptionRechecks.prescriptionId),
        or(eq(writtenBy, staffId), eq(reviewedBy, staffId), eq(firstReviewedBy, staffId)),
      ),
    )
}
