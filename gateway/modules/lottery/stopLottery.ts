import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { LotteryStatus } from '../../../src/contract/lotteryActivity'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { statusOf, type LotteryRow } from './lotteryStanding'
import { lockedLottery } from './lotterySubject'
import { lotteries } from './schema'

/** A draw, its row locked. 404 where nobody has written it. */
export async function foundLottery(tx: Transaction, activityId: string): Promise<LotteryRow> {
  const row = await lockedLottery(tx, activityId)
  if (!row) throw notFound('这个抽奖活动')
  return row
}

/** Why one cannot be stopped, by how it stands. */
const WHY_NOT: Readonly<Record<number, string>> = {
  [LotteryStatus.coming]: '活动还没有开始，可以直接修改或撤回',
  [LotteryStatus.over]: '活动已经结束，不用停止',
  [LotteryStatus.stopped]: '活动已经停止',
}

type Stopping = { activityId: string; reason: string; now: Date }

/** Ends a draw that runs, for good: who draws at this moment is first or too late. 409 NOT_RUNNING. The caller holds the row. */
export async function stopLottery(tx: Transaction, { activityId, reason, now }: Stopping): Promise<void> {
  const { activityId: id, stoppedAt, beginsAt, begunAt, endsAt } = lotteries
  const hasBegun = or(isNotNull(begunAt), lte(beginsAt, now))
  const [stopped] = await tx
    .update(lotteries)
    .set({ stoppedAt: now, stoppedFor: reason })
    .where(and(eq(id, activityId), isNull(stoppedAt), gt(endsAt, now), hasBegun))
    .returning({ activityId: id })
  if (stopped) return
  throw new HttpError(409, 'NOT_RUNNING', WHY_NOT[statusOf(await foundLottery(tx, activityId), now)] ?? '活动没有在进行')
}
