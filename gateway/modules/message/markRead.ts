import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MessageKind } from '../../../src/contract/message'
import type { Db } from '../../db/open'
import { messages } from './schema'
import { notFound } from '../../lib/httpError'
import { ofKind } from './pageOfMessages'

type Reader = { memberId: string; now: Date }

/** A member has read a message; read again, the first time stays. 404 of one that is not his. */
export async function markRead(db: Db, { messageId, memberId, now }: Reader & { messageId: string }): Promise<void> {
  const [read] = await db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(messages.messageId, messageId), eq(messages.memberId, memberId)))
    .returning({ messageId: messages.messageId })
  if (!read) throw notFound('这条消息')
}

/** A member has read all that he had not, or all of one kind. */
export async function markAllRead(db: Db, { memberId, kind, now }: Reader & { kind: MessageKind | undefined }): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.memberId, memberId), isNull(messages.readAt), ofKind(kind)))
}
