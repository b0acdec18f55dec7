import { and, count, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { message, Message, MessageKind } from '../../../src/contract/message'
import type { Answer } from '../../../src/contract/endpoint'
import type { Db } from '../../db/open'
import { messages } from './schema'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { textsWithPatient } from './patientIn'
import type { TemplateName } from './templates'

/** What newer news of the same thing took the place of is not in the list any more. */
const shownTo = (memberId: string) => and(eq(messages.memberId, memberId), isNull(messages.replacedAt))

/** Of one kind, where one is asked for. */
export const ofKind = (kind: MessageKind | undefined) => (kind === undefined ? undefined : eq(messages.kind, kind))

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
  return paged(
    found.map((row) => viewOf(ring, row)),
    { page, size, hits },
  )
}

const viewOf = (ring: KeyRing, { messageId, kind, link, at, readAt, ...told }: typeof messages.$inferSelect): Message => ({
  messageId,
  kind,
  ...textsWithPatient(ring, { messageId, ...told }),
  link,
  at: at.toISOString(),
  isRead: readAt !== null,
})

/** How many messages of each kind a member has not read, and when the newest came. */
export async function unreadOf(db: Db, memberId: string): Promise<Answer<typeof message.unread>> {
  const found = await db
    .select({ kind: messages.kind, count: count(), newest: max(messages.at) })
    .from(messages)
    .where(and(shownTo(memberId), isNull(messages.readAt)))
    .groupBy(messages.kind)
  const kinds = found.map(({ kind, count: unread }) => ({ kind, count: unread }))
  const times = found.flatMap(({ newest }) => (newest === null ? [] : [newest.toISOString()]))
  return { total: kinds.reduce((sum, one) => sum + one.count, 0), kinds, newest: times.sort().at(-1) ?? null }
}
