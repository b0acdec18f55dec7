import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import type { ChatQuery, ListedChat } from '../../../counter/contract/chat'
import type { CardKind } from '../../../src/contract/chat'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { members } from '../../kernel/schema'
import { openContent } from '../../kernel/sealedContent'
import { maskName, maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import type { ChatContent } from './content'
import { isTaken } from './isTaken'
import { chatMessages, conversations } from './schema'
import { isHeldAt, opensTo, visibleTo, type Seated } from './staffSeat'

export type StaffViewing = { db: Querying; ring: KeyRing; by: Seated; now: Date }

/** Letters of the last message in a list. */
const LINE_LENGTH = 40

const unreadOf = (db: Querying) =>
  db
    .select({ n: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversations.conversationId),
        eq(chatMessages.sender, 'member'),
        gt(chatMessages.seq, conversations.staffReadSeq),
      ),
    )

const later = alias(chatMessages, 'later')
/** What a person wrote last: lines of the shop itself say nothing of what is asked. */
const lastOf = (db: Querying) =>
  db
    .select({ seq: sql`max(${later.seq})` })
    .from(later)
    .where(and(eq(later.conversationId, conversations.conversationId), ne(later.sender, 'system')))

const read = (db: Querying) =>
  db
    .select({
      of: conversations,
      nickname: members.nickname,
      holder: staff.name,
      last: chatMessages,
      unread: sql<number>`(${unreadOf(db)})::int`,
    })
    .from(conversations)
    .innerJoin(members, eq(members.memberId, conversations.memberId))
    .leftJoin(staff, eq(staff.staffId, conversations.staffId))
    .leftJoin(chatMessages, and(eq(chatMessages.conversationId, conversations.conversationId), eq(chatMessages.seq, lastOf(db))))
type Row = Awaited<ReturnType<typeof read>>[number]

const waits = and(isNotNull(conversations.waitsSince), isNull(conversations.endedAt))

function wantedOf({ db, by, now }: StaffViewing, state: z.infer<typeof ChatQuery>['state']) {
  // What is kept for somebody is theirs until it ends, whether their page is open or not.
  const isKept = and(eq(conversations.reservedFor, by.staffId), isNull(conversations.waitsSince))
  const isMine = and(or(and(eq(conversations.staffId, by.staffId), isHeldAt(now)), isKept), isNull(conversations.endedAt))
  if (state === 'mine') return isMine
  const isFree = or(isNull(conversations.leaseUntil), lte(conversations.leaseUntil, now))
  const isLeft = and(isNull(conversations.waitsSince), isFree, isNull(conversations.reservedFor))
  const rest = state === 'waiting' ? waits : or(isNotNull(conversations.endedAt), isLeft)
  return and(visibleTo(db, by), rest)
}

const ORDERS = {
  waiting: [asc(conversations.waitsSince), asc(conversations.conversationId)],
  mine: [sql`${conversations.waitsSince} asc nulls last`, desc(conversations.lastAt), asc(conversations.conversationId)],
  ended: [desc(conversations.lastAt), asc(conversations.conversationId)],
} as const

/** A page of the conversations that this person sees: those that wait, the longest first; those they are in; the others. */
export async function listChats(viewing: StaffViewing, { page, size, state }: z.infer<typeof ChatQuery>) {
  const { db } = viewing
  const wanted = wantedOf(viewing, state)
  const [total] = await db.select({ hits: count() }).from(conversations).where(wanted)
  const rows = await read(db)
    .where(wanted)
    .orderBy(...ORDERS[state])
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(
    rows.map((row) => listedOf(viewing, row)),
    { page, size, hits },
  )
}

/** One of them, as the list has it. */
export async function listedChat(viewing: StaffViewing, conversationId: string): Promise<ListedChat | undefined> {
  const [row] = await read(viewing.db).where(eq(conversations.conversationId, conversationId))
  return row && listedOf(viewing, row)
}

function listedOf({ ring, by, now }: StaffViewing, { of, nickname, holder, last, unread }: Row): ListedChat {
  const { conversationId, kind, desk, lastSeq, staffId } = of
  return {
    conversationId,
    kind,
    desk,
    name: maskName(nickname),
    lastLine: last && opensTo(of, by) ? lineOf(openContent(ring, chatMessages, last) as ChatContent) : '',
    lastAt: of.lastAt.toISOString(),
    lastSeq,
    isAnswered: last?.sender === 'staff',
    unread,
    waitsSince: of.endedAt === null ? (of.waitsSince?.toISOString() ?? null) : null,
    holder: isTaken(of, now) && staffId !== null ? { staffId, name: holder ?? '' } : null,
  }
}

const CARD_WORDS: Readonly<Record<CardKind, string>> = {
  product: '[商品]',
  order: '[订单]',
  prescription: '[处方]',
  questionnaire: '[问卷]',
}

/** What a message is in a line; of a text the beginning, masked before it is cut. */
export function lineOf(content: ChatContent): string {
  if (content.kind === 'picture') return '[图片]'
  if (content.kind === 'card') return CARD_WORDS[content.card.kind]
  return [...maskText(content.text).replace(/\s+/g, ' ')].slice(0, LINE_LENGTH).join('')
}
