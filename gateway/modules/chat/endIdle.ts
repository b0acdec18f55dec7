import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { forEach, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { lockedConversation, type ConversationRow } from './append'
import { changed } from './ownConversation'
import { chatMessages, conversations } from './schema'
import { endSession } from './sessions'

/** Milliseconds after the last message until a session that waits for nothing ends by itself; the figure is ours. */
const IDLE_MS = 30 * MINUTE
const BATCH = 200

const isIdle = (row: ConversationRow, before: Date) => row.endedAt === null && row.waitsSince === null && row.lastAt <= before

/** Ends sessions in which nobody has written for half an hour and nobody waits: with a line where a person had answered, silently where none had. */
export const endIdle: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const before = new Date(now.getTime() - IDLE_MS)
  const idle = await db
    .select({ conversationId: conversations.conversationId })
    .from(conversations)
    .where(
      and(
        eq(conversations.kind, 'service'),
        isNull(conversations.endedAt),
        isNull(conversations.waitsSince),
        gt(conversations.lastSeq, 0),
        lte(conversations.lastAt, before),
      ),
    )
    .orderBy(conversations.lastAt)
    .limit(BATCH)
  await forEach(idle, '结束咨询', ({ conversationId }) =>
    inTransaction(db, async (tx) => {
      const row = await lockedConversation(tx, conversationId)
      if (isIdle(row, before)) await end(tx, { row, ring, now })
    }),
  )
}

type Ending = { row: ConversationRow; ring: KeyRing; now: Date }

async function end(tx: Transaction, { row, ring, now }: Ending): Promise<void> {
  const { conversationId, session } = row
  const ofStaff = and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.session, session), eq(chatMessages.sender, 'staff'))
  if ((await tx.$count(chatMessages, ofStaff)) > 0) await endSession(tx, { ring, conversationId, by: 'time', now })
  else await changed(tx, conversationId, { endedAt: now, staffId: null, leaseUntil: null })
}
