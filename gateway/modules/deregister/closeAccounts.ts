import { and, eq, lte } from 'drizzle-orm'
import { conditionsOf } from './conditions'
import { eraseMember } from './erase'
import { deregistrations, members } from '../../kernel/schema'
import { hmacOf } from '../../kernel/hmac'
import { inTransaction } from '../../kernel/transaction'
import { forEach, type Job } from '../../kernel/jobs/job'

const BATCH = 50

/**
 * Closes accounts whose cooling-off is over. What came up meanwhile, a refund say, is waited for. The request's row is the lock:
 * of a cancelling owner and this job only one gets through.
 */
export const closeAccounts: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const due = await db
    .select({ requestId: deregistrations.requestId, memberId: members.memberId, phone: members.phone })
    .from(deregistrations)
    .innerJoin(members, eq(members.memberId, deregistrations.memberId))
    .where(and(eq(deregistrations.state, 'cooling'), lte(deregistrations.finishesAt, now)))
    .limit(BATCH)
  await forEach(due, '账号注销', async ({ requestId, memberId, phone }) => {
    const phoneHmac = await hmacOf(db, phone)
    await inTransaction(db, async (tx) => {
      const own = and(eq(deregistrations.requestId, requestId), eq(deregistrations.state, 'cooling'))
      if ((await conditionsOf(tx, memberId)).some(({ isMet }) => !isMet)) {
        await tx.update(deregistrations).set({ isHeldUp: true }).where(own)
        return
      }
      const [closed] = await tx
        .update(deregistrations)
        .set({ state: 'done', endedAt: now, isHeldUp: false })
        .where(own)
        .returning({ requestId: deregistrations.requestId })
      if (closed) await eraseMember(tx, { ring, memberId, phone, phoneHmac, now })
    })
  })
}
