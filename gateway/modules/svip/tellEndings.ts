import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { lockSvipOrder } from './locked'
import { openPauseOf } from './pauses'
import { svipOrders } from './schema'
import { isPaid, paidRowsOf } from './standing'
import { tellEnding } from './svipMessages'

/** How long before its end somebody is told; the page says so. */
const TOLD_AHEAD = 7 * DAY
const BATCH = 500

/** Tells members whose membership is about to end and is followed by none, once. */
export const tellSvipEndings: Job = async ({ db, now }) => {
  const isSoon = and(gt(svipOrders.endsAt, now), lte(svipOrders.endsAt, new Date(now.getTime() + TOLD_AHEAD)))
  const due = await db
    .select({ orderId: svipOrders.orderId })
    .from(svipOrders)
    .where(and(isSoon, eq(svipOrders.state, 'paid'), isNull(svipOrders.toldAt)))
    .limit(BATCH)
  await forEach(due, 'SVIP 到期提醒', ({ orderId }) => inTransaction(db, (tx) => tell(tx, orderId, now)))
}

async function tell(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const row = await lockSvipOrder(tx, orderId)
  if (!isPaid(row) || row.toldAt !== null) return
  // It says to renew, and nothing is sold while rights are paused: who still holds it then is told once they count again.
  if (await openPauseOf(tx, row.memberId)) return
  await tx.update(svipOrders).set({ toldAt: now }).where(eq(svipOrders.orderId, orderId))
  const isFollowed = (await paidRowsOf(tx, row.memberId)).some(({ startsAt }) => startsAt >= row.endsAt)
  if (!isFollowed) await tellEnding(tx, row, now)
}
