import { and, desc, eq, gte, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { FAILED_DAYS, type FailedMessage, type FailedMessages } from '../../../counter/contract/today'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { maskPhone } from '../../kernel/maskPhone'
import { members } from '../../kernel/schema'
import { messageDeliveries as deliveries, messages } from '../message/schema'
import { TEMPLATES, type Template } from '../message/templates'

const MAX_ROWS = 7
/** What no service answers is tried for a day, at the end once an hour (`deliverMessages.ts`); a refusal ends it before. */
const TRIED_FOR = DAY - HOUR
/** Of the tables as they are in the code: a template that is gone asks for nothing. */
const NEEDS_ACTION = Object.entries<Template>(TEMPLATES).flatMap(([name, { needsAction }]) => (needsAction ? [name] : []))

/** Deliveries that were given up lately: what was to be told, to whom, why it failed, and what to do. */
export async function failedMessages(db: Querying, now: Date): Promise<FailedMessages> {
  const toCall = sql<boolean>`(${inArray(messages.template, NEEDS_ACTION)} and not ${siblings(db, reached)} and not ${siblings(db, underWay)})`
  const rows = await db
    .select({
      ...{ delivery: deliveries, title: messages.title, phone: members.phone, toCall },
      isReached: sql<boolean>`${siblings(db, reached)}`,
      isUnderWay: sql<boolean>`${siblings(db, underWay)}`,
      count: sql<number>`(count(*) over ())::int`,
      calls: sql<number>`(count(*) filter (where ${toCall}) over ())::int`,
    })
    .from(deliveries)
    .innerJoin(messages, eq(messages.messageId, deliveries.messageId))
    .innerJoin(members, eq(members.memberId, deliveries.memberId))
    .where(
      and(
        isNull(deliveries.nextAttemptAt),
        isNull(deliveries.outcome),
        gte(deliveries.endedAt, new Date(now.getTime() - FAILED_DAYS * DAY)),
      ),
    )
    .orderBy(desc(toCall), desc(deliveries.endedAt), deliveries.messageId)
    .limit(MAX_ROWS)
  return { count: rows[0]?.count ?? 0, toCall: rows[0]?.calls ?? 0, rows: rows.map(viewOf) }
}

const other = alias(deliveries, 'other')
/** Superseded or joined, newer news of the same thing reached the member or will (`textInstead.ts`). */
const reached = inArray(other.outcome, ['sent', 'superseded', 'joined'])
const underWay = isNull(other.endedAt)

/** Whether another delivery of the message is so. */
const siblings = (db: Querying, where: SQL) =>
  sql`exists ${db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(eq(other.messageId, deliveries.messageId), or(ne(other.channel, deliveries.channel), ne(other.target, deliveries.target)), where),
    )}`

type Row = {
  delivery: typeof deliveries.$inferSelect
  title: string
  phone: string
  toCall: boolean
  isReached: boolean
  isUnderWay: boolean
}

function viewOf({ delivery, title, phone, ...of }: Row): FailedMessage {
  const { messageId, channel, dueAt, endedAt } = delivery
  if (!endedAt) throw new Error(`${messageId} is not given up`)
  const why = endedAt.getTime() - dueAt.getTime() < TRIED_FOR ? 'refused' : 'silent'
  return { messageId, channel, title, phone: maskPhone(phone), endedAt: endedAt.toISOString(), why, todo: todoOf(of) }
}

function todoOf({ toCall, isReached, isUnderWay }: Pick<Row, 'toCall' | 'isReached' | 'isUnderWay'>): FailedMessage['todo'] {
  if (isReached) return 'reached'
  if (isUnderWay) return 'underWay'
  return toCall ? 'call' : 'inShop'
}
