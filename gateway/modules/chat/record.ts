import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { MAX_MISSED } from '../../../src/contract/chat'
import type { Querying } from '../../db/open'
import type { ChatRow, ConversationRow } from './append'
import { chatMessages } from './schema'

type Paging = { conversationId: string; /** 0: from the end. */ before: number; size: number }

/** The latest messages before one, in the order in which they were written; whether there are earlier ones. */
export async function rowsBefore(db: Querying, { conversationId, before, size }: Paging): Promise<{ rows: ChatRow[]; hasMore: boolean }> {
  const earlier = before === 0 ? undefined : lt(chatMessages.seq, before)
  const found = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), earlier))
    .orderBy(desc(chatMessages.seq))
    .limit(size + 1)
  return { rows: found.slice(0, size).reverse(), hasMore: found.length > size }
}

type Missing = { conversation: Pick<ConversationRow, 'conversationId' | 'lastSeq'>; after: number }

/** What came after a message, in order; `reload` and none of it where that is more than is told one by one. */
export async function rowsAfter(db: Querying, { conversation, after }: Missing): Promise<{ rows: ChatRow[]; reload: boolean }> {
  const { conversationId, lastSeq } = conversation
  if (lastSeq - after > MAX_MISSED) return { rows: [], reload: true }
  const later = and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, after))
  return { rows: await db.select().from(chatMessages).where(later).orderBy(asc(chatMessages.seq)).limit(MAX_MISSED), reload: false }
}
