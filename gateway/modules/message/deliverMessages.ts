import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { messageDeliveries, messages } from './schema'
import { inTransaction } from '../../kernel/transaction'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import { forEach, type Job } from '../../kernel/jobs/job'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import type { Providers } from '../../providers'
import { PermanentError } from '../../providers/permanentError'
import { CHANNELS } from './channels'
import { areQuiet } from './quietHours'
import { templateOf, type Template } from './templates'
import { isJoined } from './thing'
import { textInstead } from './textInstead'
import { whyUnwanted } from './whyUnwanted'
import { filled, textsOf } from './words'

const BATCH = 100
/** At most this many batches a round, so that the other jobs have their turn. */
const MAX_BATCHES = 20
/** News of yesterday only puzzles. */
const BACKOFF: Backoff = { first: MINUTE, cap: HOUR, until: DAY }

type Delivery = typeof messageDeliveries.$inferSelect
type Due = { delivery: Delivery; message: typeof messages.$inferSelect }
type Shop = { db: Db; providers: Providers; now: Date }

/** Sends the outbox of messages: each to each of the member's channels, obeying the switches as they stand now and the quiet hours. */
export const deliverMessages: Job = async (shop) => {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await dueNow(shop)
    await forEach(due, '消息', (one) => deliver(shop, one))
    if (due.length < BATCH) return
  }
}

const dueNow = ({ db, now }: Shop): Promise<Due[]> =>
  db
    .select({ delivery: messageDeliveries, message: messages })
    .from(messageDeliveries)
    .innerJoin(messages, eq(messages.messageId, messageDeliveries.messageId))
    .where(and(lte(messageDeliveries.nextAttemptAt, now), areQuiet(now) ? eq(messageDeliveries.comesAtNight, true) : undefined))
    .orderBy(asc(messageDeliveries.nextAttemptAt))
    .limit(BATCH)

const own = ({ messageId, channel, target }: Delivery) =>
  and(eq(messageDeliveries.messageId, messageId), eq(messageDeliveries.channel, channel), eq(messageDeliveries.target, target))

async function deliver(shop: Shop, { delivery, message }: Due): Promise<void> {
  const { db } = shop
  const next = await claim(shop, delivery)
  if (next === undefined) return
  const template = templateOf(message.template)
  if (!template || (await whyUnwanted(db, message.memberId, template))) return end(shop, { delivery, outcome: 'unwanted' })
  if (await isJoined(db, { template, message, delivery, now: shop.now })) return end(shop, { delivery, outcome: 'joined' })
  try {
    const isSent = await send(shop, { delivery, message, template })
    await end(shop, { delivery, outcome: isSent ? 'sent' : 'unwanted', template })
  } catch (error) {
    logFailedAttempt({
      what: `消息 ${message.messageId} 的发送（${delivery.channel}）`,
      err: error,
      hasFailedBefore: delivery.lastError !== null,
      next,
    })
    const lastError = faultText(error)
    if (next === null || error instanceof PermanentError) await end(shop, { delivery, outcome: null, lastError, template })
    else await db.update(messageDeliveries).set({ lastError }).where(own(delivery))
  }
}

type Ending = {
  delivery: Delivery
  /** Null: given up, unless it was superseded while it was tried. */
  outcome: Delivery['outcome']
  lastError?: string | null
  /** Of a message that the member wants: what this delivery did not bring may come by a text message. */
  template?: Template
}

const end = ({ db, now }: Shop, { delivery, outcome, lastError = null, template }: Ending): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .update(messageDeliveries)
      .set({ outcome: outcome ?? sql`${messageDeliveries.outcome}`, endedAt: now, nextAttemptAt: null, lastError })
      .where(own(delivery))
    if (template) await textInstead(tx, { delivery, template, now })
  })

/** Claims this attempt (optimistic locking): of several gateways one makes it, and one that dies in it is followed by the next attempt. */
async function claim({ db, now }: Shop, delivery: Delivery): Promise<Date | null | undefined> {
  const attempts = delivery.attempts + 1
  const next = nextAttempt(BACKOFF, { attempts, since: delivery.dueAt, now })
  const [claimed] = await db
    .update(messageDeliveries)
    .set({ attempts, nextAttemptAt: next })
    .where(and(own(delivery), eq(messageDeliveries.attempts, delivery.attempts), isNull(messageDeliveries.outcome)))
    .returning({ messageId: messageDeliveries.messageId })
  return claimed && next
}

async function send({ db, providers, now }: Shop, { delivery, message, template }: Due & { template: Template }): Promise<boolean> {
  const { channel, target, messageId } = delivery
  const { title, outside } = await textsOf(db, message.template, template)
  const texts = { title: filled(title, message.words), text: filled(outside, message.words) }
  const id = [messageId, channel, target].filter(Boolean).join('-')
  return CHANNELS[channel]({ db, providers, template, message, target, texts, id, now })
}
