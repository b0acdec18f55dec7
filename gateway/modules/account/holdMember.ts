import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { members } from '../../db/schema'

/**
 * Holds a member's row until the login in this transaction is over, so that whoever ends every session of theirs, or asks for the account
 * to be closed, comes wholly before it or wholly after it (see endSessions.ts).
 */
export async function holdMember(tx: Querying, memberId: string) {
  await tx.select({ memberId: members.memberId }).from(members).where(eq(members.memberId, memberId)).for('share')
}
