import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { endSessions } from '../../kernel/endSessions'
import { members } from '../../kernel/schema'
import { removeKnownDevices } from '../captcha/knownDevices'
import { consumeProof } from './proofs'

/** Replaces a member's password; sessions stay as they are. */
export async function replacePassword(tx: Transaction, memberId: string, passwordHash: string): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.memberId, memberId))
}

/**
 * Uses a proof up for a forgotten password, replaces that and ends the sessions and known devices of its member, whose id it answers; null
 * for the proof of a phone nobody has. 400 PROOF_INVALID.
 */
export async function resetPassword(
  tx: Transaction,
  { proof, passwordHash, now }: { proof: string; passwordHash: string; now: Date },
): Promise<string | null> {
  const owner = await consumeProof(tx, { proof, purpose: 'reset', now })
  if (owner === null) return null
  const [member] = await tx.update(members).set({ passwordHash }).where(eq(members.memberId, owner)).returning({ phone: members.phone })
  await endSessions(tx, { memberId: owner })
  if (member) await removeKnownDevices(tx, member.phone)
  return owner
}
