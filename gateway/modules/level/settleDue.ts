import { and, asc, gt, lte } from 'drizzle-orm'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { enterExpired } from '../ledger/enterExpired'
import { memberLevels } from './schema'
import { settleLevel } from './settleLevel'

/** Decides on levels whose year is over: kept where the growth of the last year suffices, else what that growth gives. */
export const settleDueLevels: Job = async ({ db, now }) => {
  await forEachMember({
    what: '会员等级评定',
    read: (after, limit) =>
      db
        .select({ memberId: memberLevels.memberId })
        .from(memberLevels)
        .where(and(lte(memberLevels.until, now), gt(memberLevels.memberId, after)))
        .orderBy(asc(memberLevels.memberId))
        .limit(limit),
    work: ({ memberId }) =>
      inTransaction(db, async (tx) => {
        await enterExpired(tx, { memberId, account: 'growth' }, now)
        await settleLevel(tx, { memberId, at: now })
      }),
  })
}
