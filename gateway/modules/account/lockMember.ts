import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { members } from '../../kernel/schema'

/**
 * Pessimistic lock on a member's row until this transaction's login is over, so that ending every session of theirs, or asking for the
 * account to be closed, comes wholly before it or wholly after it (see endSessions.ts).
 */
export async function lockMember(tx: Querying, memberId: string) {
  await tx.select({ memberId: members.memberId }).from(members).where(eq(members.memberId, memberId)).for('share')
}
