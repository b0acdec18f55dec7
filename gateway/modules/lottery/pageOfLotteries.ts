import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { lotteryOrder, type Lottery, type LotteryDetail, type LotteryFields, type LotteryQuery } from '../../../counter/contract/lottery'
import type { Standing } from '../../../counter/contract/promotion'
import type { Querying } from '../../db/open'
import { shopAddress } from '../../kernel/shopAddress'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { standingOf, standsSo } from '../catalogue/period'
import { isFrozen } from './frozen'
import type { LotteryRow } from './lotteryStanding'
import { prizeIdAt } from './outcome'
import { rulesOf } from './rules'
import { lotteries, lotteryDraws } from './schema'
import { lotteryFacts, storedLottery, unwrittenLottery, writtenLottery } from './storedLottery'

/** A page of the draws that stand so, or one alone; one that was stopped is over. */
export async function pageOfLotteries(db: Querying, query: z.infer<typeof LotteryQuery>, now: Date) {
  const { page, size, sort, standing, activityId } = query
  const one = activityId === undefined ? undefined : eq(lotteries.activityId, activityId)
  const wanted = and(stands(standing, now), one)
  const hits = await db.$count(lotteries, wanted)
  const rows = await db
    .select()
    .from(lotteries)
    .where(wanted)
    .orderBy(sortedBy(lotteries[sort], lotteryOrder(query)), asc(lotteries.activityId))
    .limit(size)
    .offset((page - 1) * size)
  const counts = await countsOf(
    db,
    rows.map((row) => row.activityId),
  )
  const results = rows.map((row) => rowOf(row, counts.get(row.activityId), now))
  return paged(results, { page, size, hits })
}

function stands(standing: Standing | undefined, now: Date) {
  if (standing === undefined) return undefined
  if (standing === 'over') return or(isNotNull(lotteries.stoppedAt), lte(lotteries.endsAt, now))
  return and(isNull(lotteries.stoppedAt), standsSo(lotteries, standing, now))
}

type Counts = { draws: number; wins: number }

async function countsOf(db: Querying, ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  const { activityId, prizeType } = lotteryDraws
  const rows = await db
    .select({
      activityId,
      draws: sql<number>`count(*)::int`,
      wins: sql<number>`count(*) filter (where ${prizeType} <> 'none')::int`,
    })
    .from(lotteryDraws)
    .where(inArray(activityId, [...ids]))
    .groupBy(activityId)
  return new Map(rows.map(({ activityId: id, ...counts }) => [id, counts]))
}

const rowOf = (row: LotteryRow, { draws, wins }: Counts = { draws: 0, wins: 0 }, now: Date): Lottery => ({
  activityId: row.activityId,
  title: row.title,
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  standing: standsAs(row, now),
  isStopped: row.stoppedAt !== null,
  ...{ draws, wins },
})

const standsAs = (row: LotteryRow, now: Date): Standing => (row.stoppedAt === null ? standingOf(row, now) : 'over')

/** A draw as operators edit it, also one that nobody has written yet. */
export async function lotteryDetail(db: Querying, activityId: string, now: Date): Promise<LotteryDetail> {
  const row = await writtenLottery(db, activityId)
  const fields: LotteryFields = row ? storedLottery(row) : unwrittenLottery(now)
  return {
    activityId,
    isNew: row === undefined,
    version: versionOf(lotteryFacts(row)),
    fields,
    rules: await rulesOf(db, fields),
    isFrozen: row !== undefined && isFrozen(row, now),
    standing: row ? standsAs(row, now) : 'coming',
    stoppedFor: row?.stoppedFor ?? null,
    won: await wonOf(db, activityId, fields),
    path: shopAddress('lottery', {}),
  }
}

/** How often each prize was won, in the order of the prizes. */
async function wonOf(db: Querying, activityId: string, { prizes }: LotteryFields): Promise<number[]> {
  const { prizeId } = lotteryDraws
  const rows = await db
    .select({ prizeId, won: sql<number>`count(*)::int` })
    .from(lotteryDraws)
    .where(eq(lotteryDraws.activityId, activityId))
    .groupBy(prizeId)
  const won = new Map(rows.map((row) => [row.prizeId, row.won]))
  return prizes.map((_prize, place) => won.get(prizeIdAt(place)) ?? 0)
}
