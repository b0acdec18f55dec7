import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { LotteryStatus } from '../../../src/contract/lotteryActivity'
import { addChance, cameToday } from './chances'
import { lockActive } from './lockActive'
import { lotteryOf, statusOf } from './lotteryStanding'
import { lotteryHelps, lotteryShares } from './schema'

type Sharing = { memberId: string; activityId: string; now: Date }

/** What a member passes on of a draw that runs; the same however often it is asked for. 409 LOTTERY_CLOSED. */
export async function shareOf(tx: Transaction, { memberId, activityId: id, now }: Sharing): Promise<string> {
  const { activityId } = await lockActive(tx, id, now)
  await tx.insert(lotteryShares).values({ shareId: randomId(), memberId, activityId, at: now }).onConflictDoNothing()
  const own = and(eq(lotteryShares.memberId, memberId), eq(lotteryShares.activityId, activityId))
  const [share] = await tx.select({ shareId: lotteryShares.shareId }).from(lotteryShares).where(own)
  if (!share) throw new Error(`${activityId} was shared and is not`)
  return share.shareId
}

type Opening = { memberId: string; shareId: string; now: Date }

/**
 * Another member opened it: one more chance for who shared it. False where it gave none: one’s own, opened by him before, beyond the day’s limit, or
 * outside the period. What is beyond the limit is not remembered: opened tomorrow it counts. 404 of what nobody shared.
 */
export async function openShare(tx: Transaction, { memberId, shareId, now }: Opening): Promise<boolean> {
  const [share] = await tx.select().from(lotteryShares).where(eq(lotteryShares.shareId, shareId))
  if (!share) throw notFound('这次分享')
  const seen = await lotteryOf(tx, share.activityId, now)
  if (share.memberId === memberId || statusOf(seen, now) !== LotteryStatus.active) return false
  await lockMember(tx, share.memberId)
  const lottery = await lockActive(tx, share.activityId, now)
  const whose = { memberId: share.memberId, lottery, now }
  if ((await cameToday(tx, whose, 'shared')) >= lottery.shareLimit) return false
  const [first] = await tx.insert(lotteryHelps).values({ memberId, shareId, at: now }).onConflictDoNothing().returning()
  if (!first) return false
  await addChance(tx, whose, { way: 'shared', integral: 0 })
  return true
}
