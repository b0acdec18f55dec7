import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { LotteryStatus } from '../../../src/contract/lotteryActivity'
import { shopDay } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { lotteries } from './schema'

export type LotteryRow = typeof lotteries.$inferSelect

/** The id by which a client asks for whatever runs. */
export const CURRENT = 'current'

export function statusOf({ beginsAt, endsAt, stoppedAt }: LotteryRow, now: Date): number {
  if (stoppedAt !== null) return LotteryStatus.stopped
  if (endsAt <= now) return LotteryStatus.over
  return beginsAt <= now ? LotteryStatus.active : LotteryStatus.coming
}

/** The one that runs, else the next, else the last that ended. */
export async function currentLottery(db: Querying, now: Date): Promise<LotteryRow | undefined> {
  const { beginsAt, endsAt, stoppedAt, activityId } = lotteries
  const goes = and(isNull(stoppedAt), gt(endsAt, now))
  const [runs] = await db.select().from(lotteries).where(and(goes, lte(beginsAt, now))).orderBy(asc(endsAt), asc(activityId)).limit(1) // prettier-ignore
  if (runs) return runs
  const [comes] = await db.select().from(lotteries).where(goes).orderBy(asc(beginsAt), asc(activityId)).limit(1)
  if (comes) return comes
  const ended = sql`least(${endsAt}, ${stoppedAt})`
  const [was] = await db.select().from(lotteries).orderBy(desc(ended), asc(activityId)).limit(1)
  return was
}

/** The draw of an id, or the current one; 404 where there is none. */
export async function lotteryOf(db: Querying, id: string, now: Date): Promise<LotteryRow> {
  const [row] = id === CURRENT ? [await currentLottery(db, now)] : await db.select().from(lotteries).where(eq(lotteries.activityId, id))
  if (!row) throw notFound('这个抽奖活动')
  return row
}

/** 409 LOTTERY_CLOSED with the reason where it cannot be drawn now. */
export function mustBeActive(row: LotteryRow, now: Date): void {
  const status = statusOf(row, now)
  const closed = (says: string) => new HttpError(409, 'LOTTERY_CLOSED', says)
  if (status === LotteryStatus.coming) throw closed(`活动 ${shopDay(row.beginsAt)}开始，到时再来`)
  if (status === LotteryStatus.over) throw closed('活动已经结束，不能再抽奖')
  if (status === LotteryStatus.stopped) throw closed(`活动已停止：${row.stoppedFor ?? ''}`)
}
