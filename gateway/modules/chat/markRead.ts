import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { messages } from '../message/schema'
import { announceConversation } from './announce'
import { chatMessages, conversations } from './schema'

type Reading = { memberId: string; conversationId: string; seq: number; now: Date }

/** A member has read up to a message: it only grows, never beyond the last. What he was told of it outside is read, too. */
export async function markRead(tx: Transaction, { memberId, conversationId, seq, now }: Reading): Promise<void> {
  const upTo = sql<number>`least(${seq}::int, ${conversations.lastSeq})`
  const own = and(eq(conversations.conversationId, conversationId), eq(conversations.memberId, memberId))
  const [read] = await tx
    .update(conversations)
    .set({ memberReadSeq: upTo })
    .where(and(own, lt(conversations.memberReadSeq, upTo)))
    .returning({ conversationId: conversations.conversationId })
  if (!read) return
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        eq(messages.memberId, memberId),
        inArray(messages.template, ['chatAnswered', 'doctorAnswered']),
        sql`starts_with(${messages.event}, ${`${conversationId} `})`,
        isNull(messages.readAt),
      ),
    )
  announceConversation(tx, { conversationId, queue: false })
}

/** How many messages of the pharmacy a member has not read; those of a consultation are counted where it is listed. */
export async function unreadOf(db: Querying, memberId: string): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.conversationId, chatMessages.conversationId))
    .where(
      and(
        eq(conversations.memberId, memberId),
        eq(conversations.kind, 'service'),
        inArray(chatMessages.sender, ['staff', 'robot']),
        sql`${chatMessages.seq} > ${conversations.memberReadSeq}`,
      ),
    )
  return counted?.count ?? 0
}
