import { asc, lte } from 'drizzle-orm'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { complaints } from './schema'
import { happen, lockedComplaint } from './stored'
import { mayMove } from './states'

const BATCH = 100

/** Closes what its reporter had nothing more to say of in time. */
export const closeLapsed: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const due = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(lte(complaints.lapsesAt, now))
    .orderBy(asc(complaints.lapsesAt))
    .limit(BATCH)
  await forEach(due, '到期的反馈', (one) =>
    inTransaction(db, async (tx) => {
      const row = await lockedComplaint(tx, one)
      const isDue = row.lapsesAt !== null && row.lapsesAt <= now && mayMove(row.state, 'lapse')
      if (isDue) await happen(tx, row, { ring, event: 'lapsed', move: 'lapse', now })
    }),
  )
}
