import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { OtherPrescriptions } from '../../../counter/contract/prescription'
import { DAY } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { reviewsOf } from './reviewViews'
import { prescriptions } from './schema'
import { stateOf } from './states'

/** How far back, and how many at most. */
const YEAR = 365 * DAY
const MAX = 20

type Looking = { db: Querying; ring: KeyRing; now: Date }
type Row = typeof prescriptions.$inferSelect

/**
 * What else was prescribed within a year for the same patient of the same member, the latest first. What its member took out of the lists is not
 * shown; of one that names no patient nobody can tell.
 */
export async function othersOf({ db, ring, now }: Looking, prescriptionId: string): Promise<z.infer<typeof OtherPrescriptions>> {
  const [of] = await db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (!of) throw notFound('这张处方')
  const { memberId, patientId } = of
  if (patientId === null) return { isKnown: false, results: [] }
  const isOther = ne(prescriptions.prescriptionId, prescriptionId)
  const isTheirs = and(eq(prescriptions.memberId, memberId), eq(prescriptions.patientId, patientId), isNull(prescriptions.hiddenAt))
  const rows = await db
    .select()
    .from(prescriptions)
    .where(and(isTheirs, isOther, gte(prescriptions.createdAt, new Date(now.getTime() - YEAR))))
    .orderBy(desc(prescriptions.createdAt), desc(prescriptions.prescriptionId))
    .limit(MAX)
  return { isKnown: true, results: await shown({ db, ring, now }, rows) }
}

async function shown({ db, ring, now }: Looking, rows: readonly Row[]) {
  const reviews = await reviewsOf(
    { db, ring },
    rows.map((row) => row.prescriptionId),
  )
  return rows.flatMap((row) => {
    const one = reviews.find(({ prescriptionId }) => prescriptionId === row.prescriptionId)
    if (!one) return []
    const { prescriptionId, createdAt, drugs, review } = one
    return [{ prescriptionId, createdAt, state: stateOf(row, now), drugs: drugs.map(({ name }) => name), review }]
  })
}
