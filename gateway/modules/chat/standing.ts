import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { ChatState } from '../../../src/contract/chat'
import type { Db } from '../../db/open'
import type { ConversationRow } from './append'
import { stateOf, waitsAt } from './conversationOf'
import { conversations } from './schema'

/** How a conversation stands, in one text that changes with whatever anybody sees of it. */
export type Standing = { conversationId: string; lastSeq: number; state: ChatState; text: string }

export function standingOf(row: ConversationRow, now: Date): Standing {
  const { conversationId, lastSeq, memberReadSeq, staffReadSeq, desk, staffId, session } = row
  const state = stateOf(row, now)
  return { conversationId, lastSeq, state, text: [lastSeq, memberReadSeq, staffReadSeq, desk, staffId, session, state].join(' ') }
}

/** How conversations stand, many in one query. */
export async function standingsOf(db: Db, ids: readonly string[], now: Date): Promise<Standing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(conversations)
    .where(inArray(conversations.conversationId, [...ids]))
  return rows.map((row) => standingOf(row, now))
}

/** How many wait before each conversation that waits, at its desk: one query for all of them. */
export async function placesOf(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const { conversationId, desk, reservedFor, waitsSince } = conversations
  const ahead = sql<number>`(rank() over (partition by ${desk}, ${reservedFor} order by ${waitsSince}) - 1)::int`
  const rows = await db
    .select({ conversationId, ahead })
    .from(conversations)
    .where(and(isNotNull(waitsSince), waitsAt(now)))
  return new Map(rows.map((row) => [row.conversationId, row.ahead]))
}

/** Who waits at all desks, in one text. */
export async function queueStanding(db: Db, now: Date): Promise<string> {
  const waits = and(sql`${conversations.waitsSince} is not null`, waitsAt(now))
  const [found] = await db
    .select({ text: sql<string>`count(*) || ' ' || coalesce(sum(hashtext(${conversations.conversationId} || ${conversations.desk})), 0)` })
    .from(conversations)
    .where(waits)
  return found?.text ?? ''
}

/** Milliseconds for which a member counts as there after a look at the sockets, and how long before its end it is renewed. */
const FOLLOWED_MS = 20_000
const RENEWED_MS = 10_000

/**
 * Notes that members have these conversations open. Rows that somebody writes to just now are passed over until the next look: two gateways
 * that note the same ones never wait for each other.
 */
export async function noteFollowed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const soon = new Date(now.getTime() + RENEWED_MS)
  const due = db
    .select({ id: conversations.conversationId })
    .from(conversations)
    .where(
      and(inArray(conversations.conversationId, [...ids]), or(isNull(conversations.followedUntil), lt(conversations.followedUntil, soon))),
    )
    .for('update', { skipLocked: true })
  await db
    .update(conversations)
    .set({ followedUntil: new Date(now.getTime() + FOLLOWED_MS) })
    .where(inArray(conversations.conversationId, due))
}
