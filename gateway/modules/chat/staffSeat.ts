import { and, eq, exists, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { desksOf, LEASE_SECONDS } from '../../../counter/contract/chat'
import type { Role } from '../../../counter/contract/workEndpoint'
import { MINUTE, SECOND } from '../../../src/lib/duration'
import type { Db, Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { inTransaction } from '../../kernel/transaction'
import { staff } from '../../kernel/work/schema'
import { announceConversation } from './announce'
import { lockedConversation, type ConversationRow } from './append'
import { isTaken } from './isTaken'
import { changed } from './ownConversation'
import { chatHandovers, chatMessages, conversations } from './schema'

/** Somebody at the counter, as far as conversations care. */
export type Seated = { staffId: string; roles: readonly Role[]; lastInputAt: Date }

/** Whoever has touched no page of the counter for so long is in no conversation, though one stands open. */
const IDLE_MS = 5 * MINUTE

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_SECONDS * SECOND)

/** Conversations of a person's desks, those they are in, and those in which they wrote or which they handed over. */
export const visibleTo = (db: Querying, { staffId, roles }: Pick<Seated, 'staffId' | 'roles'>): SQL | undefined =>
  or(
    and(inArray(conversations.desk, desksOf(roles)), isFor(staffId)),
    eq(conversations.staffId, staffId),
    exists(wroteIn(db, chatMessages, staffId)),
    exists(wroteIn(db, chatHandovers, staffId)),
  )

/** Nobody else's of the desk. */
export const isFor = (staffId: string): SQL | undefined => or(isNull(conversations.reservedFor), eq(conversations.reservedFor, staffId))

const wroteIn = (db: Querying, table: typeof chatMessages | typeof chatHandovers, staffId: string) =>
  db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.conversationId, conversations.conversationId), eq(table.staffId, staffId)))

/** Somebody is in it now. */
export const isHeldAt = (now: Date): SQL | undefined => gt(conversations.leaseUntil, now)

/** A conversation that this person may look at; any other is not there. */
export async function seenConversation(db: Querying, by: Seated, conversationId: string): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.conversationId, conversationId), visibleTo(db, by)))
  if (!row) throw notFound('这个会话')
  return row
}

/** Whether what was said may be read: of a consultation by who is in it, whom it is kept for, or who talked in it, and by no other doctor of the desk. */
export const opensTo = ({ kind, staffId, reservedFor }: ConversationRow, by: Pick<Seated, 'staffId'>): boolean =>
  kind === 'service' || staffId === by.staffId || reservedFor === by.staffId

type Sitting = { conversationId: string; by: Seated; now: Date }

/** Takes a conversation, or keeps it: of several at once one has it, by the row's lock, and the others are told who. */
export async function takeSeat(tx: Transaction, { conversationId, by, now }: Sitting): Promise<ConversationRow> {
  await seenConversation(tx, by, conversationId)
  const row = await lockedConversation(tx, conversationId)
  if (!desksOf(by.roles).includes(row.desk)) throw new HttpError(409, 'OTHER_DESK', '会话已经转到别的岗位，不能再接待')
  if (row.reservedFor !== null && row.reservedFor !== by.staffId) throw new HttpError(409, 'OTHER_DESK', '会话在等另一位同事，不能接待')
  if (row.endedAt) throw new HttpError(409, 'ENDED', '这次会话已经结束，会员再写时会重新排队')
  if (isTaken(row, now) && row.staffId !== by.staffId) throw await heldByOther(tx, row)
  const taken = await changed(tx, conversationId, { staffId: by.staffId, leaseUntil: leaseFrom(now) })
  if (row.staffId !== by.staffId) announceConversation(tx, { conversationId, queue: true })
  return taken
}

/**
 * The conversation, its row locked, for who is in it: refused where somebody else is, where it has ended, and where nobody is. Who was in it
 * last and left without anybody coming since is in it again.
 */
export async function ownSeat(tx: Transaction, { conversationId, by, now }: Sitting): Promise<ConversationRow> {
  await seenConversation(tx, by, conversationId)
  const row = await lockedConversation(tx, conversationId)
  if (row.endedAt) throw new HttpError(409, 'ENDED', '这次会话已经结束，没有发出。会员再写时会重新排队')
  if (row.staffId === by.staffId) return changed(tx, conversationId, { leaseUntil: leaseFrom(now) })
  if (isTaken(row, now)) throw await heldByOther(tx, row)
  throw new HttpError(409, 'NOT_HELD', '请先接待这个会话')
}

/** Refuses who is not in a conversation: with 404 where it is none of theirs, with 409 where somebody else is in it, or nobody. */
export async function checkSeat(tx: Transaction, { conversationId, by, now }: Sitting): Promise<void> {
  const row = await seenConversation(tx, by, conversationId)
  const isHeld = row.endedAt === null && isTaken(row, now)
  if (isHeld && row.staffId === by.staffId) return
  throw isHeld ? await heldByOther(tx, row) : new HttpError(409, 'NOT_HELD', '请先接待这个会话')
}

async function heldByOther(tx: Transaction, { staffId }: ConversationRow): Promise<HttpError> {
  const [person] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.staffId, staffId ?? ''))
  return new HttpError(409, 'HELD', `${person?.name ?? '另一位同事'}正在接待这个会话`)
}

/** A page of theirs is looked at: they stay in every conversation they are in, and what stands up to `seq` of this one is read. */
export async function keepSeats(db: Db, { conversationId, by, now, seq }: Sitting & { seq: number }): Promise<void> {
  if (now.getTime() - by.lastInputAt.getTime() > IDLE_MS) return
  const own = and(eq(conversations.staffId, by.staffId), isHeldAt(now))
  const upTo = sql<number>`least(${seq}::int, ${conversations.lastSeq})`
  await inTransaction(db, async (tx) => {
    await tx
      .update(conversations)
      .set({ leaseUntil: leaseFrom(now) })
      .where(own)
    const [read] = await tx
      .update(conversations)
      .set({ staffReadSeq: upTo })
      .where(and(own, eq(conversations.conversationId, conversationId), lt(conversations.staffReadSeq, upTo)))
      .returning({ conversationId: conversations.conversationId })
    if (read) announceConversation(tx, { conversationId, queue: true })
  })
}

/** Whom it was handed to, who has as long as anybody to come; nobody where to whoever comes first. */
export const seatOf = (staffId: string | undefined, now: Date) =>
  staffId === undefined ? { staffId: null, leaseUntil: null } : { staffId, leaseUntil: leaseFrom(now) }
