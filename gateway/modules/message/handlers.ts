import { and, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { message, type Message, type MessageKind } from '../../../src/contract/message'
import type { Db } from '../../db/open'
import { messages } from './schema'
import { notFound } from '../../kernel/httpError'
import { implement } from '../../kernel/implement'
import type { KeyRing } from '../../kernel/keyRing'
import { textsWithPatient } from './patientIn'
import type { TemplateName } from './templates'

const DONE = { done: true } as const

export const messageHandlers = implement(message, {
  list: ({ db, providers: { fileKeys: ring }, memberId, query }) => pageOfMessages(db, { ring, memberId, ...query }),

  unread: async ({ db, memberId }) => {
    const found = await db
      .select({ kind: messages.kind, count: count(), newest: max(messages.at) })
      .from(messages)
      .where(and(shownTo(memberId), isNull(messages.readAt)))
      .groupBy(messages.kind)
    const kinds = found.map(({ kind, count: unread }) => ({ kind, count: unread }))
    const times = found.flatMap(({ newest }) => (newest === null ? [] : [newest.toISOString()]))
    return { total: kinds.reduce((sum, one) => sum + one.count, 0), kinds, newest: times.sort().at(-1) ?? null }
  },

  read: async ({ db, memberId, now, params: { messageId } }) => {
    const [read] = await db
      .update(messages)
      .set({ readAt: sql`coalesce(${messages.readAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(messages.messageId, messageId), eq(messages.memberId, memberId)))
      .returning({ messageId: messages.messageId })
    if (!read) throw notFound('这条消息')
    return DONE
  },

  readAll: async ({ db, memberId, now, body: { kind } }) => {
    await db
      .update(messages)
      .set({ readAt: now })
      .where(and(eq(messages.memberId, memberId), isNull(messages.readAt), ofKind(kind)))
    return DONE
  },
})

/** What newer news of the same thing took the place of is not in the list any more. */
const shownTo = (memberId: string) => and(eq(messages.memberId, memberId), isNull(messages.replacedAt))

const ofKind = (kind: MessageKind | undefined) => (kind === undefined ? undefined : eq(messages.kind, kind))

type Asked = {
  ring: KeyRing
  memberId: string
  kind?: MessageKind | undefined
  /** Only news of these templates. */
  templates?: readonly TemplateName[]
  page: number
  size: number
}

/** A page of what a member was told, the newest first. */
export async function pageOfMessages(db: Db, { ring, memberId, kind, templates, page, size }: Asked) {
  const shown = and(shownTo(memberId), ofKind(kind), templates && inArray(messages.template, [...templates]))
  const [total] = await db.select({ hits: count() }).from(messages).where(shown)
  const found = await db
    .select()
    .from(messages)
    .where(shown)
    .orderBy(desc(messages.at), desc(messages.messageId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return { results: found.map((row) => viewOf(ring, row)), hits, currentPage: page, hasMore: page * size < hits }
}

const viewOf = (ring: KeyRing, { messageId, kind, link, at, readAt, ...told }: typeof messages.$inferSelect): Message => ({
  messageId,
  kind,
  ...textsWithPatient(ring, { messageId, ...told }),
  link,
  at: at.toISOString(),
  isRead: readAt !== null,
})
