import { and, asc, eq, exists, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Recheck, RecheckOutcome } from '../../../counter/contract/prescription'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { openContent } from '../../kernel/sealedContent'
import { maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import { prescriptionRechecks, prescriptions } from './schema'

/** What a row of `prescription_rechecks` seals: why it was asked for, why it had been refused (null of an approval), what came of it. */
export type RecheckContent = { reason: string; refusal: string | null; note: string | null }

type Row = typeof prescriptions.$inferSelect

/** Whether what was decided can be taken back: an approval that no order took, a refusal that its member still looks at; neither where it has ended. */
export function mayBeTakenBack({ status, fetchesUsed, usedByOrder, hiddenAt, validUntil }: Row, now: Date): boolean {
  if (validUntil <= now) return false
  return status === 'approved' ? fetchesUsed === 0 && usedByOrder === null : status === 'rejected' && hiddenAt === null
}

/** That a recheck of the prescription is open. */
export const isRechecked = (db: Querying) =>
  exists(
    db
      .select({ id: prescriptionRechecks.id })
      .from(prescriptionRechecks)
      .where(and(eq(prescriptionRechecks.prescriptionId, prescriptions.prescriptionId), isNull(prescriptionRechecks.closedAt))),
  )

const decider = alias(staff, 'decider')
const closer = alias(staff, 'closer')

/** Every recheck of these prescriptions, the latest last. */
export async function rechecksOf({ db, ring }: { db: Querying; ring: KeyRing }, ids: readonly string[]): Promise<ListedRow[]> {
  const rows = await db
    .select({ of: prescriptionRechecks, by: staff.name, decidedBy: decider.name, closedBy: closer.name })
    .from(prescriptionRechecks)
    .innerJoin(staff, eq(staff.staffId, prescriptionRechecks.askedBy))
    .leftJoin(decider, eq(decider.staffId, prescriptionRechecks.decidedBy))
    .leftJoin(closer, eq(closer.staffId, prescriptionRechecks.closedBy))
    .where(inArray(prescriptionRechecks.prescriptionId, [...ids]))
    .orderBy(asc(prescriptionRechecks.askedAt), asc(prescriptionRechecks.id))
  return rows.map(({ of, by, decidedBy, closedBy }) => {
    const { reason, refusal, note } = openContent(ring, prescriptionRechecks, of) as RecheckContent
    return {
      ...{ prescriptionId: of.prescriptionId, recheckId: of.id, decision: of.decision, decidedBy, refusal: refusal && maskText(refusal) },
      ...{ at: of.askedAt.toISOString(), by, reason: maskText(reason) },
      result: resultOf(of.closedAt, of.outcome, { by: closedBy ?? '', note: maskText(note ?? '') }),
    }
  })
}
type ListedRow = Recheck & { prescriptionId: string }

const resultOf = (at: Date | null, outcome: RecheckOutcome | null, said: { by: string; note: string }): Recheck['result'] =>
  at && outcome && { at: at.toISOString(), outcome, ...said }
