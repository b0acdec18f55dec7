import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { shopMoment } from '../../../src/lib/time'
import { callbacks } from './schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'

const BATCH = 100

/** Tells a member who was not called back in the time that was promised, once. */
export const notifyMissedCallbacks: Job = async ({ db, now }) => {
  const open = and(isNull(callbacks.calledAt), isNull(callbacks.missedToldAt))
  const missed = await db
    .select()
    .from(callbacks)
    .where(and(open, isNotNull(callbacks.memberId), lte(callbacks.expectedBefore, now)))
    .orderBy(asc(callbacks.expectedBefore))
    .limit(BATCH)
  await forEach(missed, '未按时回电的通知', async ({ requestId, memberId, expectedBefore }) =>
    inTransaction(db, async (tx) => {
      const [mine] = await tx
        .update(callbacks)
        .set({ missedToldAt: now })
        .where(and(eq(callbacks.requestId, requestId), open))
        .returning({ requestId: callbacks.requestId })
      const words = { time: shopMoment(expectedBefore, now) }
      if (mine && memberId !== null) await notify(tx, { template: 'callbackMissed', memberId, event: requestId, words, at: now })
    }),
  )
}
