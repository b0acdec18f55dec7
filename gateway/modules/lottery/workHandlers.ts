import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import {
  lottery,
  lotteryOrder,
  type Lottery,
  type LotteryDetail,
  type LotteryFields,
  type LotteryQuery,
} from '../../../counter/contract/lottery'
import type { Standing } from '../../../counter/contract/promotion'
import { LotteryStatus } from '../../../src/contract/lotteryActivity'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../kernel/httpError'
import { shopAddress } from '../../kernel/shopAddress'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf } from '../../kernel/work/version'
import { standingOf, standsSo } from '../catalogue/period'
import { isFrozen } from './frozen'
import { statusOf, type LotteryRow } from './lotteryStanding'
import { lockedLottery } from './lotterySubject'
import { prizeIdAt } from './outcome'
import { pageOfParcels, sendParcel } from './prizeParcels'
import { rulesOf } from './rules'
import { lotteries, lotteryDraws } from './schema'
import { lotteryFacts, storedLottery, unwrittenLottery, writtenLottery } from './storedLottery'

export const lotteryWorkHandlers = implementWork(lottery, {
  list: ({ db, now, query }) => pageOfLotteries(db, query, now),
  one: ({ db, now, params: { activityId } }) => detailOf(db, activityId, now),

  stop: ({ now, params: { activityId }, body: { reason } }) =>
    Promise.resolve({
      record: `lottery:${activityId}`,
      standing: async (tx) => ({ facts: lotteryFacts(await foundLottery(tx, activityId)) }),
      change: async (tx) => {
        await stop(tx, { activityId, reason, now })
        return { answer: await detailOf(tx, activityId, now), changes: { stoppedFor: { from: null, to: reason } } }
      },
    }),

  parcels: ({ db, providers: { fileKeys: ring }, now, query }) => pageOfParcels({ db, ring, now }, query),
  send: ({ providers: { fileKeys: ring }, now, params: { drawId }, body }) => sendParcel({ ring, now, drawId }, body),
})

/** A page of the draws that stand so, or one alone; one that was stopped is over. */
async function pageOfLotteries(db: Querying, query: z.infer<typeof LotteryQuery>, now: Date) {
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
  return { results, hits, currentPage: page, hasMore: page * size < hits }
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

async function detailOf(db: Querying, activityId: string, now: Date): Promise<LotteryDetail> {
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

async function foundLottery(tx: Transaction, activityId: string): Promise<LotteryRow> {
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
async function stop(tx: Transaction, { activityId, reason, now }: Stopping): Promise<void> {
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
