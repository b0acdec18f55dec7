import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { lockMember } from '../../kernel/lockMember'
import { inTransaction } from '../../kernel/transaction'
import { svipPauses } from './schema'
import { settleSvip } from './settleSvip'

/** Begins the pauses whose days are over; those that cannot be keep no others waiting. Their rights ended at that moment by themselves. */
export const beginSvipPauses: Job = async ({ db, now }) => {
  await forEachMember({
    what: 'SVIP 权益暂停',
    read: (after, limit) =>
      db
        .select({ memberId: svipPauses.memberId })
        .from(svipPauses)
        .where(and(eq(svipPauses.state, 'announced'), lte(svipPauses.beginsAt, now), gt(svipPauses.memberId, after)))
        .orderBy(asc(svipPauses.memberId))
        .limit(limit),
    work: ({ memberId }) => inTransaction(db, (tx) => begin(tx, memberId, now)),
  })
}

async function begin(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await lockMember(tx, memberId)
  await settleSvip(tx, { memberId, at: now, reason: 'paused' })
}
