import { eq } from 'drizzle-orm'
import { messageDeliveries, messages } from '../../gateway/tables'
import { inTransaction } from '../../gateway/kernel/transaction'
import { deliveryIdOf } from '../../gateway/modules/message/resend'
import { notify } from '../../gateway/modules/message/notify'
import { HOUR, MINUTE } from '../../src/lib/duration'
import type { Gateway } from './gateway'

/** A text message to a member that the service refused; answers the id under which the counter knows its delivery. */
export async function givenUpMessage({ db, clock }: Pick<Gateway, 'db' | 'clock'>, { memberId }: { memberId: string }, event = 'given-up') {
  const at = new Date(clock.now().getTime() - HOUR)
  await inTransaction(db, (tx) => notify(tx, { template: 'callbackMissed', memberId, event, words: { time: '12:00' }, at }))
  const [message] = await db.select().from(messages).where(eq(messages.event, event))
  const ended = { nextAttemptAt: null, endedAt: new Date(at.getTime() + MINUTE), attempts: 1, lastError: 'no such number' }
  const [delivery] = await db.update(messageDeliveries).set(ended).where(eq(messageDeliveries.messageId, message!.messageId)).returning()
  return deliveryIdOf(delivery!)
}
