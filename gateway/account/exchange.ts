import { and, eq, gt } from 'drizzle-orm'
import type { Session } from '../../src/contract/account'
import type { Transaction } from '../db/open'
import { sessions } from '../db/schema'
import { sha256 } from '../kernel/hash'
import { Refusal } from '../kernel/refusal'
import { type Arriving, memberWith, sessionFor } from './welcome'

/**
 * Turns a handed-over token into a session of this device and ends the token: one that stood in an address is worth nothing
 * afterwards (SECURITY, E1). The visitor's cart of this device stays the visitor's: whose token it was is not this visitor's word.
 */
export async function exchangeToken(tx: Transaction, handed: string, arriving: Arriving): Promise<Session> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, sha256(handed)), gt(sessions.expiresAt, arriving.now)))
    .returning({ memberId: sessions.memberId })
  const member = ended && (await memberWith(tx, ended.memberId))
  if (!member) throw new Refusal(400, 'TOKEN_INVALID', '登录凭证已失效，请重新登录', { field: 'token' })
  return sessionFor(tx, member, arriving)
}
