import { and, eq, sql } from 'drizzle-orm'
import type { ChatSender } from '../../../src/contract/chat'
import type { Transaction } from '../../db/open'
import { canonicalJson } from '../../lib/canonicalJson'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import type { ChatContent } from './content'
import { announceConversation } from './announce'
import { chatMessages, conversations } from './schema'

export type ConversationRow = typeof conversations.$inferSelect
export type ChatRow = typeof chatMessages.$inferSelect

type Writing = {
  ring: KeyRing
  conversationId: string
  sender: ChatSender
  /** Of the pharmacy, where `sender` is `staff`. */
  staffId?: string
  /** What its sender calls it; nothing where it cannot be sent twice. */
  clientId?: string
  content: ChatContent
  /** Of staff: false where it answers nothing that was asked, so that who waits goes on waiting. */
  isAnswer?: boolean
  /** Of a member's: the robot answers it at once, so that nobody is waited for. */
  isAnswered?: boolean
  /** Of a member's that waits: since when he has asked, where a robot answered before. */
  waitsFrom?: Date | undefined
  now: Date
}

/**
 * Writes a message at the end of a conversation, whose row it locks: `seq` has no gap. The same again (sender, clientId, content) is the
 * message that stands; `isNew` says which. Throws 409 `CLIENT_ID_REUSED` where the content is another, 404 where there is no conversation.
 */
export async function append(tx: Transaction, writing: Writing): Promise<{ message: ChatRow; isNew: boolean }> {
  const conversation = await lockedConversation(tx, writing.conversationId)
  const standing = await sentBefore(tx, writing)
  if (standing) return { message: standing, isNew: false }
  return { message: await appendTo(tx, conversation, writing), isNew: true }
}

/** Writes at the end of a conversation whose row this transaction has locked what has not been sent before (`sentBefore`). */
export async function appendTo(tx: Transaction, conversation: ConversationRow, writing: Writing): Promise<ChatRow> {
  const { ring, conversationId, sender, staffId = null, clientId = null, content, now } = writing
  const [counted] = await tx
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1`, lastAt: now, ...effectOf(conversation, writing) })
    .where(eq(conversations.conversationId, conversationId))
    .returning()
  if (!counted) throw notFound('这个对话')
  const id = randomId()
  const [message] = await tx
    .insert(chatMessages)
    .values({
      ...{ id, conversationId, memberId: counted.memberId, seq: counted.lastSeq, session: counted.session },
      ...{ sender, staffId, desk: counted.desk, clientId, at: now },
      ...sealContent(ring, chatMessages, id, content),
    })
    .returning()
  if (!message) throw new Error('a message was not stored')
  announceConversation(tx, { conversationId, queue: sender !== 'robot' })
  return message
}

/** A conversation, its row locked until the transaction ends. */
export async function lockedConversation(tx: Transaction, conversationId: string): Promise<ConversationRow> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.conversationId, conversationId)).for('update')
  if (!row) throw notFound('这个对话')
  return row
}

/** The message that this sender has sent under this name already. Throws 409 `CLIENT_ID_REUSED` where it says something else. */
export async function sentBefore(
  tx: Transaction,
  { ring, conversationId, sender, clientId, content }: Pick<Writing, 'ring' | 'conversationId' | 'sender' | 'clientId' | 'content'>,
): Promise<ChatRow | undefined> {
  if (clientId === undefined) return undefined
  const once = and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.sender, sender), eq(chatMessages.clientId, clientId))
  const [row] = await tx.select().from(chatMessages).where(once)
  if (!row || canonicalJson(openContent(ring, chatMessages, row)) === canonicalJson(content)) return row
  throw new HttpError(409, 'CLIENT_ID_REUSED', '这条消息已经发送过，内容不同，请重新发送')
}

/** What a message does to its conversation: a member's waits for an answer and begins an ended session anew; an answer ends the waiting. */
function effectOf(
  conversation: ConversationRow,
  { sender, isAnswer = true, isAnswered = false, waitsFrom, now }: Writing,
): Partial<ConversationRow> {
  const { waitsSince, lastSeq } = conversation
  if (sender === 'staff') return { waitsSince: isAnswer ? null : waitsSince, staffReadSeq: lastSeq + 1 }
  if (sender !== 'member') return {}
  const waits = isAnswered ? waitsSince : (waitsSince ?? waitsFrom ?? now)
  return { memberReadSeq: lastSeq + 1, waitsSince: waits, ...leftAlone(conversation, now), ...begun(conversation, isAnswered ? null : now) }
}

/** Whose lease has ended is not in it any more. */
const leftAlone = ({ leaseUntil }: ConversationRow, now: Date): Partial<ConversationRow> =>
  leaseUntil !== null && leaseUntil <= now ? { staffId: null, leaseUntil: null } : {}

/** The next session of one that has ended. */
export const begun = ({ endedAt, session }: ConversationRow, waitsSince: Date | null): Partial<ConversationRow> =>
  endedAt === null ? {} : { session: session + 1, endedAt: null, staffId: null, leaseUntil: null, waitsSince }
