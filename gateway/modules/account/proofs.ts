import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OwnPurpose } from '../../../src/contract/captcha'
import { MINUTE } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { proofs } from './schema'
import { randomId, sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'

const MINUTES_10 = 10 * MINUTE

type Proving = { purpose: OwnPurpose | 'reset'; memberId: string | null; now: Date }

/** Issues a proof that the phone was verified just now. */
export async function issueProof(tx: Querying, { purpose, memberId, now }: Proving) {
  const proof = randomId(32)
  const expiresAt = new Date(now.getTime() + MINUTES_10)
  await tx.insert(proofs).values({ proofHash: sha256(proof), purpose, memberId, expiresAt })
  return { proof, expiresAt: expiresAt.toISOString() }
}

/** Uses a proof up and says whose it is; null for a forgotten password of a phone nobody has. */
export async function consumeProof(tx: Querying, { proof, purpose, now }: { proof: string; purpose: OwnPurpose | 'reset'; now: Date }) {
  const [used] = await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(and(eq(proofs.proofHash, sha256(proof)), eq(proofs.purpose, purpose), isNull(proofs.usedAt), gt(proofs.expiresAt, now)))
    .returning({ memberId: proofs.memberId })
  if (!used) throw proofInvalid()
  return used.memberId
}

/** The same, where it must be the proof of who is logged in. */
export async function consumeOwnProof(
  tx: Querying,
  { memberId, ...used }: { proof: string; purpose: OwnPurpose; memberId: string; now: Date },
) {
  if ((await consumeProof(tx, used)) !== memberId) throw proofInvalid()
}

const proofInvalid = () => new HttpError(400, 'PROOF_INVALID', '验证已失效，请重新获取短信验证码', { field: 'proof' })
