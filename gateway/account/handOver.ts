import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { proofs } from '../db/schema'
import { randomId, sha256 } from '../kernel/hash'

const MINUTE = 60_000

/** A code is worth something only beside the key of the page that asked for it; without one, to whoever has it first. */
const markOf = (code: string, entry = '') => sha256(`handOver:${entry}:${code}`)

/** Draws a code that hands this member's login over to a page, so that no token ever stands in an address (SECURITY, E1). */
export async function giveCode(tx: Querying, { memberId, entry, now }: { memberId: string; entry: string | undefined; now: Date }) {
  const code = randomId(32)
  const expiresAt = new Date(now.getTime() + MINUTE)
  await tx.insert(proofs).values({ proofHash: markOf(code, entry), purpose: 'handOver', memberId, expiresAt })
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Uses a code up and says whose login it hands over; nothing for what is no code, was used, is too old or belongs to another page. */
export async function takeCode(tx: Querying, { code, entry, now }: { code: string; entry: string | undefined; now: Date }) {
  const [used] = await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(and(eq(proofs.proofHash, markOf(code, entry)), eq(proofs.purpose, 'handOver'), isNull(proofs.usedAt), gt(proofs.expiresAt, now)))
    .returning({ memberId: proofs.memberId })
  return used?.memberId ?? undefined
}
