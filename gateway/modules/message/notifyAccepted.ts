import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MessageScene } from '../../../src/contract/wechat'
import type { Transaction } from '../../db/open'
import { messageDeliveries, messages } from './schema'
import type { TemplateName } from './templates'

type Accepted = { memberId: string; orderCode: string; scenes: readonly MessageScene[]; now: Date }

const TEMPLATE_OF: Readonly<Record<MessageScene, TemplateName>> = { paid: 'orderPaid', shipped: 'orderShipped' }

/** What was allowed in WeChat after it happened is sent now, unless it was sent before. The caller holds the order's row. */
export async function notifyAccepted(tx: Transaction, { memberId, orderCode, scenes, now }: Accepted): Promise<void> {
  const names = scenes.map((scene) => TEMPLATE_OF[scene])
  const known = await tx
    .select({ messageId: messages.messageId })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), eq(messages.event, orderCode), inArray(messages.template, names)))
  if (known.length === 0) return
  const when = { channel: 'wechat' as const, memberId, dueAt: now, nextAttemptAt: now, comesAtNight: true }
  await tx
    .insert(messageDeliveries)
    .values(known.map(({ messageId }) => ({ messageId, ...when })))
    .onConflictDoUpdate({
      target: [messageDeliveries.messageId, messageDeliveries.channel, messageDeliveries.target],
      set: { dueAt: now, nextAttemptAt: now, attempts: 0, outcome: null, endedAt: null },
      // What was not sent because WeChat did not want it is allowed anew; what a newer state superseded stays so.
      setWhere: sql`coalesce(${messageDeliveries.outcome}, 'unwanted') = 'unwanted'`,
    })
}
