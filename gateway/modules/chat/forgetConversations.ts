import { and, eq, inArray, lt } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { inTransaction } from '../../kernel/transaction'
import { uploads } from '../upload/schema'
import { CHAT_MESSAGES, chatMessages, conversations, leftMessages } from './schema'
import { forgetTokens } from './tokens'

/** Days for which a conversation is kept after its last message: three years, in which somebody may claim something. */
const KEPT_DAYS = 3 * 365
const BATCH = 200

/** Deletes conversations and left messages of which nobody has heard for three years, pictures with them, and tokens that have ended. */
export async function forgetConversations(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY)
  await forgetTokens(db, now)
  await db.delete(leftMessages).where(lt(leftMessages.at, before))
  for (let left = BATCH; left === BATCH;) left = await forgetSome(db, before)
}

const forgetSome = (db: Db, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ conversationId: conversations.conversationId })
      .from(conversations)
      .where(lt(conversations.lastAt, before))
      .limit(BATCH)
      .for('update')
    const ids = rows.map(({ conversationId }) => conversationId)
    if (ids.length === 0) return 0
    const written = tx.select({ id: chatMessages.id }).from(chatMessages).where(inArray(chatMessages.conversationId, ids))
    await tx.delete(uploads).where(and(eq(uploads.recordTable, CHAT_MESSAGES), inArray(uploads.recordId, written)))
    await tx.delete(conversations).where(inArray(conversations.conversationId, ids))
    return ids.length
  })
