import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { ChatState, Conversation } from '../../../src/contract/chat'
import type { Querying } from '../../db/open'
import { staff } from '../../kernel/work/schema'
import { queueTargetsOf } from '../waiting/queueTargets'
import { nameForShopper } from '../staff/nameForShopper'
import type { ConversationRow } from './append'
import { isTaken } from './isTaken'
import { chatAppraisals, conversations } from './schema'

/** How a conversation stands, from its columns alone. */
export function stateOf(row: ConversationRow, now: Date): ChatState {
  if (row.endedAt !== null) return 'ended'
  if (isTaken(row, now)) return 'talking'
  return row.waitsSince === null ? 'open' : 'waiting'
}

/** Nobody is in it, its member waits: those of a desk, longest first, are its queue. */
export const waitsAt = (now: Date) =>
  and(
    isNull(conversations.endedAt),
    or(isNull(conversations.staffId), isNull(conversations.leaseUntil), lte(conversations.leaseUntil, now)),
  )

/** A conversation as its member sees it. */
export async function conversationOf(db: Querying, row: ConversationRow, now: Date): Promise<Conversation> {
  const state = stateOf(row, now)
  return {
    conversationId: row.conversationId,
    desk: row.desk,
    state,
    kind: row.kind,
    session: row.session,
    lastSeq: row.lastSeq,
    readSeq: row.memberReadSeq,
    otherReadSeq: row.staffReadSeq,
    with: state === 'talking' ? await personIn(db, row) : null,
    queue: state === 'waiting' ? await queueOf(db, row, now) : null,
    stars: await starsOf(db, row),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** Somebody of the pharmacy as shoppers may know them. */
export type Answering = { staffId: string; name: string }

export async function answering(db: Querying, staffId: string): Promise<Answering | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.staffId, staffId))
  return found && { staffId, name: nameForShopper(found) }
}

async function personIn(db: Querying, { staffId, desk }: ConversationRow): Promise<Conversation['with']> {
  const person = staffId === null ? undefined : await answering(db, staffId)
  return person ? { ...person, desk } : null
}

/** How many wait before, and the minutes that operators set for the counter's queue: what shoppers are told is what staff are measured by. */
async function queueOf(db: Querying, { desk, reservedFor, waitsSince }: ConversationRow, now: Date) {
  if (waitsSince === null) return null
  const sameQueue = and(eq(conversations.desk, desk), sql`${conversations.reservedFor} is not distinct from ${reservedFor}`)
  const before = and(sameQueue, lt(conversations.waitsSince, waitsSince), waitsAt(now))
  const targets = await queueTargetsOf(db)
  return { ahead: await db.$count(conversations, before), minutes: targets.chats }
}

/** The stars of the last session that has ended. */
async function starsOf(db: Querying, { conversationId, session, endedAt }: ConversationRow): Promise<number | null> {
  const last = endedAt === null ? session - 1 : session
  if (last === 0) return null
  const own = and(eq(chatAppraisals.conversationId, conversationId), eq(chatAppraisals.session, last))
  const [found] = await db.select({ stars: chatAppraisals.stars }).from(chatAppraisals).where(own)
  return found?.stars ?? null
}
