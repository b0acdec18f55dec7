import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../db/open'
import { members, sessions } from './schema'
import { announce } from './live/live'

/**
 * Ends a member's sessions, with `exceptHash` all but that one, and answers how many there were. The member's row is locked first: a
 * login that is just being handed over waits and then finds its credential dead, or was there before and ends with the others.
 */
export async function endSessions(tx: Transaction, { memberId, exceptHash }: { memberId: string; exceptHash?: string }): Promise<number> {
  await tx.select({ memberId: members.memberId }).from(members).where(eq(members.memberId, memberId)).for('no key update')
  const others = exceptHash === undefined ? undefined : ne(sessions.tokenHash, exceptHash)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), others))
    .returning({ sessionId: sessions.sessionId })
  if (ended.length > 0) announce(tx, { kind: 'sessions' })
  return ended.length
}
