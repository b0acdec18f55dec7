import { and, eq, gt, isNull } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { proofs } from './schema'
import { sessions } from '../../kernel/schema'
import { randomId, sha256 } from '../../lib/hash'

/** A code is worth something only beside the key of the page that asked for it; without one, to whoever has it first. */
const hashOf = (code: string, entry = '') => sha256(`handOver:${entry}:${code}`)

type Giving = { memberId: string; sessionHash: string | undefined; entry: string | undefined; now: Date }
type Taking = { code: string; entry: string | undefined; now: Date }

/** Issues a one-time login code that hands this session's login over to a page, so that no token ever stands in an address (SECURITY, E1). */
export async function issueLoginCode(tx: Querying, { memberId, sessionHash, entry, now }: Giving) {
  const code = randomId(32)
  const expiresAt = new Date(now.getTime() + MINUTE)
  await tx.insert(proofs).values({ proofHash: hashOf(code, entry), purpose: 'handOver', memberId, sessionHash, expiresAt })
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Whose login a code would hand over, were it still good. */
export async function ownerOfCode(tx: Querying, { code, entry }: Omit<Taking, 'now'>) {
  const [drawn] = await tx
    .select({ memberId: proofs.memberId })
    .from(proofs)
    .where(and(eq(proofs.proofHash, hashOf(code, entry)), eq(proofs.purpose, 'handOver')))
  return drawn?.memberId ?? undefined
}

/**
 * Uses a code up and says whose login it hands over; nothing for what is no code, was used, is too old, belongs to another page, or
 * was drawn by a session that has ended.
 */
export async function consumeLoginCode(tx: Querying, { code, entry, now }: Taking) {
  const isGood = and(
    eq(proofs.proofHash, hashOf(code, entry)),
    eq(proofs.purpose, 'handOver'),
    isNull(proofs.usedAt),
    gt(proofs.expiresAt, now),
  )
  const isDrawnByLiving = and(
    eq(sessions.tokenHash, proofs.sessionHash),
    eq(sessions.memberId, proofs.memberId),
    gt(sessions.expiresAt, now),
  )
  const [used] = await tx
    .update(proofs)
    .set({ usedAt: now })
    .from(sessions)
    .where(and(isGood, isDrawnByLiving))
    .returning({ memberId: proofs.memberId })
  return used?.memberId ?? undefined
}
