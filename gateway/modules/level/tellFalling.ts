import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { lastDayOf, spokenDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'
import { missingToKeep, TOLD_AHEAD } from './keeping'
import { levelAt, levelsOf } from './levels'
import { memberLevels } from './schema'

/** Tells members whose level is about to end what keeps it, once, where the growth that will be left then does not. */
export const tellFallingLevels: Job = async ({ db, now }) => {
  await forEachMember({
    what: '保级提醒',
    read: (after, limit) =>
      db
        .select({ memberId: memberLevels.memberId })
        .from(memberLevels)
        .where(and(isDue(now), gt(memberLevels.memberId, after)))
        .orderBy(asc(memberLevels.memberId))
        .limit(limit),
    work: ({ memberId }) => inTransaction(db, (tx) => tell(tx, memberId, now)),
  })
}

const isDue = (now: Date) =>
  and(
    gt(memberLevels.until, now),
    lte(memberLevels.until, new Date(now.getTime() + TOLD_AHEAD)),
    sql`${memberLevels.lookedUntil} is distinct from ${memberLevels.until}`,
  )

async function tell(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const [row] = await tx
    .update(memberLevels)
    .set({ lookedUntil: sql`${memberLevels.until}` })
    .where(and(eq(memberLevels.memberId, memberId), isDue(now)))
    .returning()
  if (!row?.until) return
  const missing = await missingToKeep(tx, row)
  if (missing === 0) return
  const { name } = levelAt(await levelsOf(tx), row.level)
  const lastDay = lastDayOf(row.until)
  const words = { level: name, day: spokenDate(lastDay), growth: String(missing) }
  await notify(tx, { template: 'levelEnding', memberId, event: lastDay, words, at: now })
}
