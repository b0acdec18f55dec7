import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { shopMidnight } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { log } from '../../lib/log'
import { inTransaction } from '../../kernel/transaction'
import { moveGrants } from '../grant/moveGrants'
import { levelRowOf, lockGrowth } from './heldLevel'
import { levelsOf } from './levels'
import { BY_LEVEL, rightsAt } from './rightsAt'
import { memberLevels } from './schema'

/**
 * Holds the grants of every member with a level against what the level gives, once a day, and puts right what differs: after the shop changed
 * what its levels give that is what the change comes to; at any other time it is a fault, and the log says whose.
 */
export const proveGrants: Job = async ({ db, now }) => {
  const today = new Date(shopMidnight(now))
  await forEachMember({
    what: '会员权益核对',
    read: (after, limit) =>
      db
        .select({ memberId: memberLevels.memberId })
        .from(memberLevels)
        .where(and(or(isNull(memberLevels.provedAt), lt(memberLevels.provedAt, today)), gt(memberLevels.memberId, after)))
        .orderBy(asc(memberLevels.memberId))
        .limit(limit),
    work: ({ memberId }) => inTransaction(db, (tx) => prove(tx, memberId, now)),
  })
}

async function prove(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await lockGrowth(tx, memberId)
  const row = await levelRowOf(tx, memberId)
  if (!row) return
  const wanted = rightsAt(await levelsOf(tx), row.level)
  const { given, revoked } = await moveGrants(tx, { memberId, by: BY_LEVEL, wanted, until: row.until, at: now, reason: 'proved' })
  if (given + revoked > 0) log.warn(`会员 ${memberId} 的权益与等级不一致：补发 ${given} 项，收回 ${revoked} 项`)
  await tx.update(memberLevels).set({ provedAt: now }).where(eq(memberLevels.memberId, memberId))
}
