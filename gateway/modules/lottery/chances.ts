import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { balanceOf } from '../ledger/balanceOf'
import { spend } from '../ledger/enter'
import { lockActive } from './lockActive'
import type { LotteryRow } from './lotteryStanding'
import { lotteryChances, lotteryDraws } from './schema'

export type Whose = { memberId: string; lottery: Pick<LotteryRow, 'activityId' | 'freeTimes' | 'endsAt' | 'stoppedAt'>; now: Date }
export type Way = 'free' | 'shared' | 'exchanged'

/** Chances that wait for being used: a day’s free ones, of shares, and for points. */
export async function chancesOf(db: Querying, { memberId, lottery, now }: Whose) {
  const { activityId, freeTimes, endsAt, stoppedAt } = lottery
  if (endsAt <= now || stoppedAt !== null) return { number: 0, free: 0, shared: 0, exchanged: 0 }
  const today = and(eq(lotteryDraws.way, 'free'), eq(lotteryDraws.day, shopDate(now)))
  const used = await db.$count(lotteryDraws, and(eq(lotteryDraws.memberId, memberId), eq(lotteryDraws.activityId, activityId), today))
  const open = await db
    .select({ way: lotteryChances.way, count: sql<number>`count(*)::int` })
    .from(lotteryChances)
    .where(isOpen(memberId, activityId))
    .groupBy(lotteryChances.way)
  const of = (way: Way) => open.find((one) => one.way === way)?.count ?? 0
  const [free, shared, exchanged] = [Math.max(0, freeTimes - used), of('shared'), of('exchanged')]
  return { number: free + shared + exchanged, free, shared, exchanged }
}

const isOpen = (memberId: string, activityId: string) =>
  and(
    eq(lotteryChances.memberId, memberId),
    eq(lotteryChances.activityId, activityId),
    isNull(lotteryChances.usedAt),
    isNull(lotteryChances.returnedAt),
  )

/** Takes a chance: what is free today first, then the oldest of the others. 409 NO_CHANCE. The caller holds the member. */
export async function takeChance(tx: Transaction, whose: Whose): Promise<Way> {
  const { memberId, lottery, now } = whose
  if ((await chancesOf(tx, whose)).free > 0) return 'free'
  const [oldest] = await tx
    .select({ chanceId: lotteryChances.chanceId, way: lotteryChances.way })
    .from(lotteryChances)
    .where(isOpen(memberId, lottery.activityId))
    .orderBy(asc(lotteryChances.at), asc(lotteryChances.chanceId))
    .limit(1)
  if (!oldest) throw new HttpError(409, 'NO_CHANCE', '抽奖次数用完了，明天再来，或用积分、分享得到更多次数')
  await tx.update(lotteryChances).set({ usedAt: now }).where(eq(lotteryChances.chanceId, oldest.chanceId))
  return oldest.way
}

/** How many chances of a way came today. */
export const cameToday = (db: Querying, { memberId, lottery: { activityId }, now }: Whose, way: 'shared' | 'exchanged') =>
  db.$count(
    lotteryChances,
    and(
      eq(lotteryChances.memberId, memberId),
      eq(lotteryChances.activityId, activityId),
      eq(lotteryChances.way, way),
      eq(lotteryChances.day, shopDate(now)),
    ),
  )

type Exchanging = { memberId: string; activityId: string; now: Date }

/** Spends points on a chance. 409 TOO_MANY beyond a day’s limit, NOT_ENOUGH without the points. */
export async function exchange(tx: Transaction, { memberId, activityId, now }: Exchanging) {
  await lockMember(tx, memberId)
  const lottery = await lockActive(tx, activityId, now)
  const whose = { memberId, lottery, now }
  const { integralLimit, useIntegral } = lottery
  if ((await cameToday(tx, whose, 'exchanged')) >= integralLimit)
    throw new HttpError(409, 'TOO_MANY', integralLimit === 0 ? '这次活动不用积分换次数' : `每天最多用积分换 ${integralLimit} 次，明天再来`)
  const chanceId = randomId()
  const entry = { account: 'integral', amount: useIntegral, reason: 'draw', reference: chanceId, key: `draw ${chanceId}` } as const
  await spend(tx, { memberId, ...entry, at: now })
  await addChance(tx, whose, { chanceId, way: 'exchanged', integral: useIntegral })
  return { number: (await chancesOf(tx, whose)).number, integral: await balanceOf(tx, { memberId, account: 'integral' }) }
}

type Added = { chanceId?: string; way: 'shared' | 'exchanged'; integral: number }

export const addChance = (tx: Transaction, { memberId, lottery: { activityId }, now }: Whose, { chanceId = randomId(), ...added }: Added) =>
  tx.insert(lotteryChances).values({ chanceId, memberId, activityId, ...added, day: shopDate(now), at: now })
