import { and, eq, gt, inArray } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { sessions } from '../../kernel/schema'
import { smsCodes } from '../captcha/schema'
import { hmacOf } from '../../kernel/hmac'
import { HttpError } from '../../lib/httpError'
import { consumeOwnProof } from './proofs'

const TTL_MS = 10 * MINUTE

type Proving = { memberId: string; sessionHash: string | undefined; phone: string; proof: string | undefined; now: Date }

/**
 * That the member holds the old phone: a proof that is used up, or a session that a code to this very phone opened within ten minutes. A
 * session that was exchanged for a token, or opened by a password, says nothing of the phone.
 */
export async function consumePhoneProof(tx: Transaction, { memberId, sessionHash = '', phone, proof, now }: Proving) {
  if (proof !== undefined) return consumeOwnProof(tx, { proof, purpose: 'change', memberId, now })
  const [code] = await tx
    .select({ codeId: smsCodes.codeId })
    .from(smsCodes)
    // A login stores one moment for both: this is the code that opened this session.
    .innerJoin(sessions, and(eq(sessions.createdAt, smsCodes.usedAt), eq(sessions.tokenHash, sessionHash)))
    .where(
      and(
        eq(smsCodes.phoneHmac, await hmacOf(tx, phone)),
        inArray(smsCodes.purpose, ['login', 'register']),
        gt(smsCodes.usedAt, new Date(now.getTime() - TTL_MS)),
      ),
    )
  if (!code) throw new HttpError(400, 'PROOF_NEEDED', '请先完成短信验证', { field: 'proof' })
}
