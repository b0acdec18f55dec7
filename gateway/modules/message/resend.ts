import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { FAILED_DAYS } from '../../../counter/contract/today'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { members } from '../../kernel/schema'
import { staffNames } from '../../kernel/work/staffNames'
import type { Changes } from '../../kernel/work/workContext'
import type { Standing } from '../../kernel/work/version'
import { leadsAnywhere } from './channels'
import { messageDeliveries, messages, REACHED } from './schema'
import { templateOf, type Template } from './templates'
import { whyUnwanted } from './whyUnwanted'

export type Delivery = typeof messageDeliveries.$inferSelect
type Told = { delivery: Delivery; message: typeof messages.$inferSelect }
type Key = Pick<Delivery, 'messageId' | 'channel' | 'target'>

const HASH_DIGITS = 16

/** Names a delivery at the counter: its message, and a hash of where it goes, for a device's own id is nobody's there. */
export const deliveryIdOf = ({ messageId, channel, target }: Key) =>
  `${messageId}-${sha256(`${messageId} ${channel} ${target}`).slice(0, HASH_DIGITS)}`

/** Given up, and nobody has had it sent again since. */
export const isGivenUp = ({ nextAttemptAt, outcome, endedAt }: Delivery) => nextAttemptAt === null && outcome === null && endedAt !== null

/** What somebody has a delivery sent again by. */
export const resendFacts = ({ outcome, endedAt, resentAt }: Delivery) => ({ outcome, endedAt, resentAt })

const own = ({ messageId, channel, target }: Key) =>
  and(eq(messageDeliveries.messageId, messageId), eq(messageDeliveries.channel, channel), eq(messageDeliveries.target, target))

/** A delivery by the id that the counter knows; undefined where it is gone, with its message or with its member. */
export async function deliveryBy(db: Querying, deliveryId: string): Promise<Delivery | undefined> {
  const ofMessage = eq(messageDeliveries.messageId, deliveryId.slice(0, -HASH_DIGITS - 1))
  const found = await db.select().from(messageDeliveries).where(ofMessage)
  return found.find((one) => deliveryIdOf(one) === deliveryId)
}

/** A delivery with its row locked, after its member's: in the order in which an account is erased. */
async function locked(tx: Transaction, deliveryId: string): Promise<Delivery> {
  const found = await deliveryBy(tx, deliveryId)
  if (!found) throw new HttpError(404, 'NOT_FOUND', '这条消息不在了：会员已注销，或超过了保存期，不能再发')
  const [member] = await tx
    .select({ memberId: members.memberId })
    .from(members)
    .where(and(eq(members.memberId, found.memberId), isNull(members.erasedAt)))
    .for('key share')
  if (!member) throw new HttpError(409, 'MEMBER_LEFT', '会员已注销，不能再发')
  const [delivery] = await tx.select().from(messageDeliveries).where(own(found)).for('update')
  if (!delivery) throw new HttpError(409, 'MEMBER_LEFT', '会员已注销，不能再发')
  return delivery
}

/** A delivery as it stands, held against what was seen; one that somebody has had sent again meanwhile is decided. */
export async function standingDelivery(tx: Transaction, deliveryId: string): Promise<Standing> {
  const delivery = await locked(tx, deliveryId)
  const { resentAt: at, resentBy } = delivery
  const by = isGivenUp(delivery) ? null : (await staffNames(tx, [resentBy]))(resentBy)
  return { facts: resendFacts(delivery), decided: by === null || at === null ? null : { by, at, what: '重发了这条消息' } }
}

type Resending = { deliveryId: string; staffId: string; now: Date }

/**
 * Puts a delivery that was given up back into the outbox: due now, with a day of retries of its own, and not in quiet hours where the first
 * attempt was not. Where it would bring nothing, or nothing but confusion, it is refused (409) in a sentence for people.
 */
export async function resend(tx: Transaction, { deliveryId, staffId, now }: Resending): Promise<Changes> {
  const delivery = await locked(tx, deliveryId)
  const [message] = await tx.select().from(messages).where(eq(messages.messageId, delivery.messageId))
  if (!message) throw new HttpError(409, 'MEMBER_LEFT', '会员已注销，不能再发')
  const problem = await whyNot(tx, { delivery, message }, now)
  if (problem) throw new HttpError(409, ...problem)
  const again = { attempts: 0, dueAt: now, nextAttemptAt: now, endedAt: null, lastError: null, resentAt: now, resentBy: staffId }
  await tx.update(messageDeliveries).set(again).where(own(delivery))
  return { state: { from: 'givenUp', to: 'waiting' }, attempts: { from: delivery.attempts, to: 0 } }
}

type Problem = readonly [code: string, words: string]

async function whyNot(db: Querying, told: Told, now: Date): Promise<Problem | undefined> {
  const { delivery, message } = told
  const template = templateOf(message.template)
  if (!isGivenUp(delivery) || !delivery.endedAt) return ['NOT_GIVEN_UP', '这条消息不是发送失败，不用再发']
  if (!template) return ['NO_TEMPLATE', '商城已不发这类消息']
  return (await whyUseless(db, told)) ?? whyLate(told, template, now) ?? whyUnreachable(db, { ...told, template, now })
}

/** The member knows, or is about to. */
async function whyUseless(db: Querying, { delivery, message }: Told): Promise<Problem | undefined> {
  const others = (await db.select().from(messageDeliveries).where(eq(messageDeliveries.messageId, message.messageId))).filter(
    (one) => deliveryIdOf(one) !== deliveryIdOf(delivery),
  )
  if (others.some(({ outcome }) => REACHED.some((reached) => reached === outcome))) return ['REACHED', '会员已从另一个通道收到，不用再发']
  if (others.some(({ endedAt }) => endedAt === null)) return ['UNDER_WAY', '正在用另一个通道发，先等它的结果']
  const newer = and(
    eq(messages.memberId, message.memberId),
    isNotNull(messages.thing),
    eq(messages.thing, message.thing ?? ''),
    ne(messages.messageId, message.messageId),
    gt(messages.at, message.at),
  )
  if ((await db.$count(messages, newer)) > 0) return ['NEWER', '同一件事已有更新的消息，这一条不用再发']
  return undefined
}

/** It was true then. */
function whyLate({ delivery, message }: Told, template: Template, now: Date): Problem | undefined {
  if (template.ofItsDay && shopDate(message.at) !== shopDate(now)) return ['TOO_LATE', '这条消息只在当天有用，不能再发']
  if (now.getTime() - (delivery.endedAt?.getTime() ?? 0) > FAILED_DAYS * DAY)
    return ['TOO_LATE', `这条消息停发已超过 ${FAILED_DAYS} 天，不能再发`]
  return undefined
}

const UNWANTED = { off: '会员关闭了这类通知，不能再发', leaving: '会员正在注销，不能再发' } as const
const NOWHERE = {
  push: '会员的这台设备已退出登录，收不到推送',
  wechat: '会员允许的微信通知已经用完，不能再发',
  sms: '会员没有手机号，不能再发',
} as const

async function whyUnreachable(
  db: Querying,
  { delivery, message, template, now }: Told & { template: Template; now: Date },
): Promise<Problem | undefined> {
  const unwanted = await whyUnwanted(db, message.memberId, template)
  if (unwanted) return ['UNWANTED', UNWANTED[unwanted]]
  const { channel, target } = delivery
  return (await leadsAnywhere(channel, { db, template, message, target, now })) ? undefined : ['NOWHERE', NOWHERE[channel]]
}
