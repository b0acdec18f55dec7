import { and, eq, gt } from 'drizzle-orm'
import type { Session } from '../../../src/contract/account'
import type { Transaction } from '../../db/open'
import { sessions } from '../../db/schema'
import { refuseWhileClosing } from './refuseWhileClosing'
import { sha256 } from '../../kernel/hash'
import { Refusal } from '../../kernel/refusal'
import { holdMember } from './holdMember'
import { ownerOfCode, takeCode } from './handOver'
import { type Arriving, memberWith, sessionFor } from './welcome'

type Handed = { token: string; entry?: string | undefined }

/**
 * Turns a one-time code, or a handed-over token, into a session of this device and ends what was handed over: one that stood in an
 * address is worth nothing afterwards (SECURITY, E1). The visitor's cart of this device stays the visitor's: whose token it was is not
 * this visitor's word.
 */
export async function exchangeToken(tx: Transaction, { token, entry }: Handed, arriving: Arriving): Promise<Session> {
  const owner = (await ownerOfCode(tx, { code: token, entry })) ?? (await ownerOfToken(tx, token))
  if (owner === undefined) throw tokenInvalid()
  // Before the credential is looked at: whoever ends every session of this member meanwhile is waited for, and the credential is dead then.
  await holdMember(tx, owner)
  const memberId = (await takeCode(tx, { code: token, entry, now: arriving.now })) ?? (await endedSession(tx, token, arriving.now))
  const member = memberId && (await memberWith(tx, memberId))
  if (!member) throw tokenInvalid()
  await refuseWhileClosing(tx, member.memberId)
  return sessionFor(tx, member, arriving)
}

const tokenInvalid = () => new Refusal(400, 'TOKEN_INVALID', '登录凭证已失效，请重新登录', { field: 'token' })

async function ownerOfToken(tx: Transaction, token: string): Promise<string | undefined> {
  const [session] = await tx
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sha256(token)))
  return session?.memberId
}

async function endedSession(tx: Transaction, token: string, now: Date): Promise<string | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now)))
    .returning({ memberId: sessions.memberId })
  return ended?.memberId
}
