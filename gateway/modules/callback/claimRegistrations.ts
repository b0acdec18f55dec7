import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { hmacOf } from '../../kernel/hmac'
import { callbacks, registrations } from './schema'

/** What was registered by a phone before its member logged in is the member's: he is told of it in his messages from now on. */
export async function claimRegistrations(tx: Transaction, { memberId, phone }: { memberId: string; phone: string }): Promise<void> {
  const claimed = await tx
    .update(registrations)
    .set({ memberId })
    .where(and(eq(registrations.phoneHmac, await hmacOf(tx, phone)), isNull(registrations.memberId)))
    .returning({ requestId: registrations.requestId })
  const ids = claimed.map(({ requestId }) => requestId)
  if (ids.length > 0) await tx.update(callbacks).set({ memberId, missedNextAttemptAt: null }).where(inArray(callbacks.requestId, ids))
}
