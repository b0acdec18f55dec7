import { and, eq, gt } from 'drizzle-orm'
import type { Session } from '../../../src/contract/account'
import type { Transaction } from '../../db/open'
import { sessions } from '../../kernel/schema'
import { refuseWhileClosing } from './refuseWhileClosing'
import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { lockMember } from './lockMember'
import { ownerOfCode, consumeLoginCode } from './loginCodes'
import { type LoginDevice, memberWith, sessionFor } from './logIn'

type Handed = { token: string; entry?: string | undefined }

/**
 * Turns a one-time code, or a token that an app wrote into an address, into a session of this device. A code is good once; a token is the
 * app's own session and stays that: the app that opened a page is still logged in when the page is. The visitor's cart of this device stays
 * the visitor's: whose token it was is not this visitor's word.
 */
export async function exchangeToken(tx: Transaction, { token, entry }: Handed, device: LoginDevice): Promise<Session> {
  const owner = (await ownerOfCode(tx, { code: token, entry })) ?? (await memberOfToken(tx, token, device.now))
  if (owner === undefined) throw tokenInvalid()
  // Before the credential is looked at: whoever ends every session of this member meanwhile is waited for, and the credential is dead then.
  await lockMember(tx, owner)
  const memberId = (await consumeLoginCode(tx, { code: token, entry, now: device.now })) ?? (await memberOfToken(tx, token, device.now))
  const member = memberId && (await memberWith(tx, memberId))
  if (!member) throw tokenInvalid()
  await refuseWhileClosing(tx, member.memberId)
  return sessionFor(tx, member, device)
}

const tokenInvalid = () => new HttpError(400, 'TOKEN_INVALID', '登录凭证已失效，请重新登录', { field: 'token' })

async function memberOfToken(tx: Transaction, token: string, now: Date): Promise<string | undefined> {
  const [session] = await tx
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now)))
  return session?.memberId
}
