import { and, isNotNull, lte } from 'drizzle-orm'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { announceConversation } from './announce'
import { lockedConversation } from './append'
import { changed } from './ownConversation'
import { conversations } from './schema'
import { LINES, systemLine } from './systemLine'

const BATCH = 200

/** Whoever has not been heard of is in no conversation any more; a member who waits there is told that he is queued again, at the time he began to wait. */
export const giveUpLeases: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const ended = and(isNotNull(conversations.staffId), lte(conversations.leaseUntil, now))
  const rows = await db.select({ conversationId: conversations.conversationId }).from(conversations).where(ended).limit(BATCH)
  await forEach(rows, '重新排队', ({ conversationId }) =>
    inTransaction(db, async (tx) => {
      const { staffId, leaseUntil, waitsSince, desk } = await lockedConversation(tx, conversationId)
      if (staffId === null || leaseUntil === null || leaseUntil > now) return
      await changed(tx, conversationId, { staffId: null, leaseUntil: null })
      announceConversation(tx, { conversationId, queue: true })
      if (waitsSince) await systemLine(tx, { ring, conversationId, text: LINES.requeued({ desk }), now })
    }),
  )
}
