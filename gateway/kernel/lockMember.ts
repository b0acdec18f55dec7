import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/open'
import { members } from './schema'

/** Pessimistic lock on a member's row until commit: what one member does in two tabs is done one after the other, so that a rule can count. */
export async function lockMember(tx: Transaction, memberId: string): Promise<void> {
  await tx.select({ memberId: members.memberId }).from(members).where(eq(members.memberId, memberId)).for('update')
}
