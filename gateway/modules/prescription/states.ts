import { sql } from 'drizzle-orm'
import { PrescriptionState } from '../../../src/contract/prescription'
import { prescriptions, UNDECIDED } from './schema'

type Row = typeof prescriptions.$inferSelect

/** Whether a pharmacist may still decide on it, and its member withdraw it. */
export const isUndecided = ({ status }: Pick<Row, 'status'>): boolean => (UNDECIDED as readonly string[]).includes(status)

/** Since when it waits for a pharmacist: from the last answer on, where one was asked for. */
export const waitingSince = sql<Date>`coalesce(${prescriptions.answeredAt}, ${prescriptions.createdAt})`
export const waitsSince = ({ answeredAt, createdAt }: Pick<Row, 'answeredAt' | 'createdAt'>): Date => answeredAt ?? createdAt

/** How a prescription stands at a moment. */
export function stateOf({ status, usedByOrder, validUntil }: Pick<Row, 'status' | 'usedByOrder' | 'validUntil'>, now: Date) {
  if (status === 'rejected') return PrescriptionState.refused
  if (status === 'approved' && usedByOrder !== null) return PrescriptionState.used
  if (validUntil <= now) return PrescriptionState.expired
  if (status === 'asked') return PrescriptionState.asked
  return status === 'pending' ? PrescriptionState.waiting : PrescriptionState.approved
}
