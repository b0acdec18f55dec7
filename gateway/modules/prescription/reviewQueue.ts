import { inArray, sql } from 'drizzle-orm'
import type { QueueSource } from '../waiting/measureQueue'
import { prescriptions } from './schema'

/** Prescriptions that wait for a pharmacist. */
export const reviewQueue = (): QueueSource => ({
  table: prescriptions,
  id: prescriptions.prescriptionId,
  since:
    sql`coalesce(${prescriptions.firstReviewedAt}, greatest(${prescriptions.answeredAt}, ${prescriptions.reopenedAt}), ${prescriptions.createdAt})`.mapWith(
      prescriptions.createdAt,
    ),
  where: inArray(prescriptions.status, ['pending', 'second']),
})
