import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { messageDeliveries, messages, REACHED } from './schema'
import type { Template } from './templates'

type Unreached = { delivery: typeof messageDeliveries.$inferSelect; template: Template; now: Date }

/**
 * Leaves a message to a text message, where its template has one, once every other delivery has ended and none reached the member. It is
 * decided here and not when the message is written: only the sending shows whether a registered device is there, is logged in and is
 * taken by a push service at all. In the transaction that ends a delivery; the message's lock lets the later of two that end at once see
 * the earlier, and the key of the delivery makes the text message one.
 */
export async function textInstead(tx: Transaction, { delivery, template, now }: Unreached): Promise<void> {
  const { messageId, memberId, channel, comesAtNight } = delivery
  if (channel === 'sms' || !template.channels.includes('sms')) return
  const [message] = await tx.select({ messageId: messages.messageId }).from(messages).where(eq(messages.messageId, messageId)).for('update')
  if (!message) return
  const standsOrReached = or(isNull(messageDeliveries.endedAt), inArray(messageDeliveries.outcome, REACHED))
  if ((await tx.$count(messageDeliveries, and(eq(messageDeliveries.messageId, messageId), standsOrReached))) > 0) return
  await tx
    .insert(messageDeliveries)
    .values({ messageId, memberId, channel: 'sms', dueAt: now, nextAttemptAt: now, comesAtNight })
    .onConflictDoNothing()
}
