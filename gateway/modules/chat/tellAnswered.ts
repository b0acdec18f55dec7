import { and, eq, exists, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { DAY, SECOND } from '../../../src/lib/duration'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'
import { kindRowOf } from './kinds'
import { chatMessages, conversations } from './schema'

/** Milliseconds in which who has the conversation open may read an answer by himself. */
const DELAY_MS = 20 * SECOND
const BATCH = 200

/** What the member was told of last he has read since, and something is there that he has not. */
const isUntold = and(gt(conversations.lastSeq, conversations.memberReadSeq), lte(conversations.toldSeq, conversations.memberReadSeq))

/**
 * Tells members who are away that somebody answered: those who have not read it and whose conversation no web socket follows. Once for all that
 * is unread, however much that becomes; and nothing of what was written.
 */
export const tellAnswered: Job = async ({ db, now }) => {
  const answered = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversations.conversationId),
        eq(chatMessages.sender, 'staff'),
        gt(chatMessages.seq, conversations.memberReadSeq),
        lte(chatMessages.at, new Date(now.getTime() - DELAY_MS)),
      ),
    )
  const isAway = or(isNull(conversations.followedUntil), lt(conversations.followedUntil, now))
  const rows = await db
    .select({ conversationId: conversations.conversationId })
    .from(conversations)
    .where(and(isUntold, gt(conversations.lastAt, new Date(now.getTime() - DAY)), isAway, exists(answered)))
    .limit(BATCH)
  await forEach(rows, '客服回复的提醒', ({ conversationId }) =>
    inTransaction(db, async (tx) => {
      const [told] = await tx
        .update(conversations)
        .set({ toldSeq: sql`${conversations.lastSeq}` })
        .where(and(eq(conversations.conversationId, conversationId), isUntold))
        .returning()
      if (!told) return
      const event = `${conversationId} ${told.memberReadSeq}`
      const about = { memberId: told.memberId, event, at: now }
      const row = kindRowOf(told)?.told
      if (row) await notify(tx, { template: row.template, words: await row.words(tx, conversationId), ...about })
      else await notify(tx, { template: 'chatAnswered', words: {}, ...about })
    }),
  )
}
