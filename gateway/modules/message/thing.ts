import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { HOUR, MINUTE } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { messageDeliveries, messages } from './schema'
import type { Channel, Template } from './templates'

/** Milliseconds within which news of one thing are joined: in the shop into the last state, outside it by silence after the first. */
export const JOINED_FOR = 2 * HOUR
/** Milliseconds that news wait before they leave the shop, in case a newer state of the same thing follows. */
const COLLAPSE_DELAY = MINUTE

type Told = typeof messages.$inferSelect

/** What an event is about, in one word: an order with its code, a prescription with its id. */
export const thingOf = ({ thing }: Template, event: string): string => `${thing}:${event}`

/** From when news that happened at this moment may leave the shop. WeChat's leave at once: the member allowed each of them by name. */
export const leavesAt = ({ urgent }: Template, channel: Channel, at: Date): Date =>
  urgent || channel === 'wechat' ? at : new Date(at.getTime() + COLLAPSE_DELAY)

const othersOf = (db: Querying, { messageId, memberId, thing }: Told) =>
  db
    .select({ messageId: messages.messageId })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), eq(messages.thing, thing ?? ''), ne(messages.messageId, messageId)))

/**
 * What was told of the same thing and has not left the shop by these channels never does. Before `replaceEarlier`, in the order in which
 * the end of a delivery takes its locks: first deliveries, then their message.
 */
export async function supersede(tx: Transaction, told: Told, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return
  await tx
    .update(messageDeliveries)
    .set({ outcome: 'superseded', endedAt: told.at, nextAttemptAt: null })
    .where(
      and(
        eq(messageDeliveries.memberId, told.memberId),
        isNull(messageDeliveries.outcome),
        isNull(messageDeliveries.endedAt),
        inArray(messageDeliveries.channel, [...channels]),
        inArray(messageDeliveries.messageId, othersOf(tx, told)),
      ),
    )
}

/** The last state stands in the list, new and unread, in the place of those of the two hours before. */
export async function replaceEarlier(tx: Transaction, { messageId, memberId, thing, at }: Told): Promise<void> {
  await tx
    .update(messages)
    .set({ replacedAt: at })
    .where(
      and(
        eq(messages.memberId, memberId),
        eq(messages.thing, thing ?? ''),
        ne(messages.messageId, messageId),
        isNull(messages.replacedAt),
        gt(messages.at, new Date(at.getTime() - JOINED_FOR)),
      ),
    )
}

type Older = { memberId: string; template: string; about: string; at: Date }

/** Takes those of the same template whose event begins alike out of the list: of what is told day by day only the last stands there. */
export async function replaceOlder(tx: Transaction, { memberId, template, about, at }: Older): Promise<void> {
  await tx
    .update(messages)
    .set({ replacedAt: at })
    .where(
      and(
        eq(messages.memberId, memberId),
        eq(messages.template, template),
        sql`starts_with(${messages.event}, ${about})`,
        lt(messages.at, at),
        isNull(messages.replacedAt),
      ),
    )
}

type Leaving = { template: Template; message: Told; delivery: typeof messageDeliveries.$inferSelect; now: Date }

/**
 * Whether this channel brought news of the same thing a moment ago, so that the shop alone shows this one. What the member has to act upon
 * goes out all the same, and so does what WeChat brings: the member allowed it there for this very event.
 */
export async function isJoined(db: Querying, { template, message, delivery, now }: Leaving): Promise<boolean> {
  const { memberId, channel, target } = delivery
  if (template.needsAction || channel === 'wechat' || message.thing === null) return false
  const sentJustNow = and(
    eq(messageDeliveries.memberId, memberId),
    eq(messageDeliveries.channel, channel),
    eq(messageDeliveries.target, target),
    eq(messageDeliveries.outcome, 'sent'),
    gt(messageDeliveries.endedAt, new Date(now.getTime() - JOINED_FOR)),
    inArray(messageDeliveries.messageId, othersOf(db, message)),
  )
  return (await db.$count(messageDeliveries, sentJustNow)) > 0
}
