import { and, asc, eq, lte } from 'drizzle-orm'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { move } from './move'
import { tellRefund } from './refundMessages'
import { refundApplications } from './schema'
import { lockedApplication } from './stored'

const BATCH = 100

/** Closes what was agreed to and not sent back within its days; the pieces may be asked for again as long as the order allows it. */
export const closeOverdueReturns: Job = async ({ db, now }) => {
  const { refundNumber, parcel, application, returnBefore } = refundApplications
  const due = await db
    .select({ refundNumber })
    .from(refundApplications)
    .where(and(eq(parcel, 'awaited'), eq(application, 'agreed'), lte(returnBefore, now)))
    .orderBy(asc(returnBefore))
    .limit(BATCH)
  await forEach(due, '超时未寄回的退款', (one) =>
    inTransaction(db, async (tx) => {
      const row = await lockedApplication(tx, one.refundNumber)
      const closed = row.parcel === 'awaited' && (await move(tx, row, { moves: { application: 'lapse' }, ending: 'overdue', now }))
      if (closed) await tellRefund(tx, closed, 'returnOverdue', now)
    }),
  )
}
