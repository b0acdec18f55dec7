import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { FAILED_DAYS, type FailedMessage, type FailedMessages } from '../../../counter/contract/today'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { maskPhone } from '../../lib/maskPhone'
import { members } from '../../kernel/schema'
import { staffNames } from '../../kernel/work/staffNames'
import { versionOf } from '../../kernel/work/version'
import { deliveryBy, deliveryIdOf, isGivenUp, resendFacts, type Delivery } from '../message/resend'
import { messageDeliveries as deliveries, messages, REACHED } from '../message/schema'
import { TEMPLATES, type Template } from '../message/templates'

const MAX_ROWS = 7
/** What no service answers is tried for a day, at the end once an hour (`deliverMessages.ts`); a refusal ends it before. */
const TRIED_FOR = DAY - HOUR
/** Of the tables as they are in the code: a template that is gone asks for nothing. */
const NEEDS_ACTION = Object.entries<Template>(TEMPLATES).flatMap(([name, { needsAction }]) => (needsAction ? [name] : []))

const other = alias(deliveries, 'other')
const reached = inArray(other.outcome, REACHED)
const underWay = isNull(other.endedAt)

/** Whether another delivery of the message is so. */
const siblings = (db: Querying, where: SQL) =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(eq(other.messageId, deliveries.messageId), or(ne(other.channel, deliveries.channel), ne(other.target, deliveries.target)), where),
    )}`

/** The member has to do something and no other channel tells him. */
const asks = (db: Querying) =>
  sql<boolean>`(${inArray(messages.template, NEEDS_ACTION)} and not ${siblings(db, reached)} and not ${siblings(db, underWay)})`

/** No attempt is left to make, and none brought it: given up, or, sent again, wanted nowhere. */
const failed = and(isNotNull(deliveries.endedAt), or(isNull(deliveries.outcome), eq(deliveries.outcome, 'unwanted')))

/**
 * Deliveries that were given up lately: what was to be told, to whom, why it failed, and what to do. What somebody had sent again stays
 * where it stood, and says how it went.
 */
export async function failedMessages(db: Querying, now: Date): Promise<FailedMessages> {
  const since = new Date(now.getTime() - FAILED_DAYS * DAY)
  const givenUp = and(isNull(deliveries.nextAttemptAt), isNull(deliveries.outcome), gte(deliveries.endedAt, since))
  const rows = await read(db)
    .where(or(givenUp, gte(deliveries.resentAt, since)))
    // By what no attempt changes: a row that is sent again does not leave its place.
    .orderBy(desc(asks(db)), desc(messages.at), deliveries.messageId, deliveries.channel, deliveries.target)
    .limit(MAX_ROWS)
  return { count: rows[0]?.count ?? 0, toCall: rows[0]?.calls ?? 0, rows: await viewsOf(db, rows) }
}

/** One of them as it stands now. */
export async function failedMessage(db: Querying, deliveryId: string): Promise<FailedMessage> {
  const delivery = await deliveryBy(db, deliveryId)
  const { messageId, channel, target } = delivery ?? { messageId: '', channel: 'push' as const, target: '' }
  const own = and(eq(deliveries.messageId, messageId), eq(deliveries.channel, channel), eq(deliveries.target, target))
  const [view] = await viewsOf(db, await read(db).where(own))
  if (!view) throw new HttpError(404, 'NOT_FOUND', '这条消息不在了')
  return view
}

const read = (db: Querying) =>
  db
    .select({
      ...{ delivery: deliveries, title: messages.title, phone: members.phone, asks: asks(db) },
      isReached: siblings(db, reached),
      isUnderWay: siblings(db, underWay),
      count: sql<number>`(count(*) filter (where ${failed}) over ())::int`,
      calls: sql<number>`(count(*) filter (where ${failed} and ${asks(db)}) over ())::int`,
    })
    .from(deliveries)
    .innerJoin(messages, eq(messages.messageId, deliveries.messageId))
    .innerJoin(members, eq(members.memberId, deliveries.memberId))

type Row = Awaited<ReturnType<typeof read>>[number]

async function viewsOf(db: Querying, rows: readonly Row[]): Promise<FailedMessage[]> {
  const nameOf = await staffNames(
    db,
    rows.map(({ delivery }) => delivery.resentBy),
  )
  return rows.map((row) => {
    const { delivery, title, phone } = row
    const { messageId, channel, endedAt, resentAt: at, resentBy } = delivery
    const todo = todoOf(row)
    const by = nameOf(resentBy)
    return {
      ...{ deliveryId: deliveryIdOf(delivery), messageId, version: versionOf(resendFacts(delivery)) },
      ...{ channel, title, phone: maskPhone(phone), endedAt: endedAt && endedAt.toISOString() },
      ...{ why: whyOf(delivery), todo, canResend: isGivenUp(delivery) && (todo === 'call' || todo === 'inShop') },
      resent: by === null || at === null ? null : { by, at: at.toISOString() },
    }
  })
}

function whyOf({ outcome, dueAt, endedAt }: Delivery): FailedMessage['why'] {
  if (!endedAt || outcome === 'sent') return null
  if (outcome !== null) return 'unwanted'
  return endedAt.getTime() - dueAt.getTime() < TRIED_FOR ? 'refused' : 'silent'
}

function todoOf({ delivery: { outcome, endedAt }, asks: isAsking, isReached, isUnderWay }: Row): FailedMessage['todo'] {
  if (outcome === 'sent') return 'resent'
  if (isReached || outcome === 'superseded' || outcome === 'joined') return 'reached'
  if (!endedAt) return 'resending'
  if (isUnderWay) return 'underWay'
  return isAsking ? 'call' : 'inShop'
}
