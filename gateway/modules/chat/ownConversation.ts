import { and, eq } from 'drizzle-orm'
import type { Desk, Website } from '../../../src/contract/chat'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { ConversationRow } from './append'
import { conversations } from './schema'

type Own = { memberId: string; conversationId: string }

/** This member's conversation; nobody else's is found. */
export async function ownConversation(db: Querying, { memberId, conversationId }: Own): Promise<ConversationRow> {
  const own = and(eq(conversations.conversationId, conversationId), eq(conversations.memberId, memberId))
  const [row] = await db.select().from(conversations).where(own)
  if (!row) throw notFound('这个对话')
  return row
}

/** The same, its row locked until the transaction ends. */
export async function lockedOwn(tx: Transaction, { memberId, conversationId }: Own): Promise<ConversationRow> {
  const own = and(eq(conversations.conversationId, conversationId), eq(conversations.memberId, memberId))
  const [row] = await tx.select().from(conversations).where(own).for('update')
  if (!row) throw notFound('这个对话')
  return row
}

/** Of a conversation that is about something the desk is not chosen, and no robot answers. */
export function refuseOtherKind({ kind }: ConversationRow): void {
  if (kind !== 'service') throw new HttpError(409, 'OTHER_KIND', '问诊里由医生回答，其他问题请找客服')
}

/** The member's conversation with the pharmacy; nothing before the first. */
export async function conversationOfMember(db: Querying, memberId: string): Promise<ConversationRow | undefined> {
  const own = and(eq(conversations.memberId, memberId), eq(conversations.kind, 'service'))
  const [row] = await db.select().from(conversations).where(own)
  return row
}

type Opening = { memberId: string; desk: Desk; website: Website; now: Date }

/** The one conversation of a member, its row locked: begun where there was none, however many ask at once. */
export async function opened(tx: Transaction, { memberId, desk, website, now }: Opening): Promise<ConversationRow> {
  const row = { conversationId: randomId(), memberId, kind: 'service', desk, website, createdAt: now, lastAt: now } as const
  await tx.insert(conversations).values(row).onConflictDoNothing()
  const own = and(eq(conversations.memberId, memberId), eq(conversations.kind, 'service'))
  const [standing] = await tx.select().from(conversations).where(own).for('update')
  if (!standing) throw new Error('a conversation was not stored')
  return standing
}

/** Changes a conversation and answers how it stands then. */
export async function changed(tx: Transaction, conversationId: string, set: Partial<ConversationRow>): Promise<ConversationRow> {
  const [row] = await tx.update(conversations).set(set).where(eq(conversations.conversationId, conversationId)).returning()
  if (!row) throw notFound('这个对话')
  return row
}
