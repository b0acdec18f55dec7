import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { forEach, type Job } from '../../kernel/jobs/job'
import { lockMember } from '../../kernel/lockMember'
import { inTransaction } from '../../kernel/transaction'
import { giveBack } from '../ledger/enter'
import { lotteries, lotteryChances } from './schema'

const BATCH = 200

/** Of draws that are over, or were stopped: points for chances that nobody used come back, each once. */
export const settleLotteries: Job = async ({ db, now }) => {
  const ended = or(lte(lotteries.endsAt, now), isNotNull(lotteries.stoppedAt))
  const due = await db
    .select({ activityId: lotteries.activityId })
    .from(lotteries)
    .where(and(ended, isNull(lotteries.settledAt)))
  await forEach(due, '退回抽奖积分', async ({ activityId }) => {
    await settle(db, activityId, now)
    await db.update(lotteries).set({ settledAt: now }).where(eq(lotteries.activityId, activityId))
  })
}

async function settle(db: Db, activityId: string, now: Date): Promise<void> {
  for (;;) {
    const open = await db
      .select()
      .from(lotteryChances)
      .where(and(eq(lotteryChances.activityId, activityId), ...isLeft))
      .limit(BATCH)
    for (const chance of open) await inTransaction(db, (tx) => giveChanceBack(tx, chance, now))
    if (open.length < BATCH) return
  }
}

const isLeft = [eq(lotteryChances.way, 'exchanged'), isNull(lotteryChances.usedAt), isNull(lotteryChances.returnedAt)]

async function giveChanceBack(tx: Transaction, { chanceId, memberId, integral }: typeof lotteryChances.$inferSelect, now: Date) {
  await lockMember(tx, memberId)
  const [mine] = await tx
    .update(lotteryChances)
    .set({ returnedAt: now })
    .where(and(eq(lotteryChances.chanceId, chanceId), ...isLeft))
    .returning({ chanceId: lotteryChances.chanceId })
  if (!mine) return
  const entry = { account: 'integral', amount: integral, reason: 'drawBack', reference: chanceId, key: `draw back ${chanceId}` } as const
  await giveBack(tx, { memberId, ...entry, at: now })
}
