import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { randomId, sameHash, sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { maskPhone } from '../../lib/maskPhone'
import { members } from '../../kernel/schema'
import { addresses } from '../address/schema'
import { authorizations, partners } from './schema'

type Exchanging = { partner: string; secret: string; code: string; now: Date }

/** Exchanges an authorization's code, which is good once, for the token of a partner that proves who it is. 403 PARTNER_REFUSED. */
export async function exchangeCode(db: Db, { partner, secret, code, now }: Exchanging) {
  const [row] = await db.select().from(partners).where(eq(partners.partner, partner))
  if (!row?.isActive || !row.secretHash || !sameHash(row.secretHash, sha256(secret)))
    throw new HttpError(403, 'PARTNER_REFUSED', '合作方身份验证失败')
  const accessToken = randomId(32)
  const [given] = await db
    .update(authorizations)
    .set({ tokenHash: sha256(accessToken), codeHash: null, codeExpiresAt: null })
    .where(
      and(
        eq(authorizations.partner, partner),
        eq(authorizations.codeHash, sha256(code)),
        gt(authorizations.codeExpiresAt, now),
        gt(authorizations.expiresAt, now),
      ),
    )
    .returning({ scopes: authorizations.scopes, expiresAt: authorizations.expiresAt })
  if (!given) throw new HttpError(403, 'PARTNER_REFUSED', '授权码已使用或已过期，请用户重新授权', { field: 'code' })
  return { accessToken, scopes: given.scopes, expiresAt: given.expiresAt.toISOString() }
}

/**
 * What a partner gets of a member. Only the authorized scopes; a token that is revoked, expired or of a disabled partner finds nothing:
 * 403 AUTHORIZATION_ENDED.
 */
export async function sharedProfile(db: Db, accessToken: string, now: Date) {
  const [found] = await db
    .select({ own: authorizations, member: members })
    .from(authorizations)
    .innerJoin(members, eq(members.memberId, authorizations.memberId))
    .innerJoin(partners, and(eq(partners.partner, authorizations.partner), eq(partners.isActive, true)))
    .where(and(isNotNull(authorizations.tokenHash), eq(authorizations.tokenHash, sha256(accessToken)), gt(authorizations.expiresAt, now)))
  if (!found) throw new HttpError(403, 'AUTHORIZATION_ENDED', '用户已取消授权或授权已到期')
  const { own, member } = found
  await db.update(authorizations).set({ lastUsedAt: now }).where(eq(authorizations.openId, own.openId))
  const may = (scope: string) => own.scopes.includes(scope)
  return {
    openId: own.openId,
    nickname: may('nickname') ? member.nickname : null,
    phoneNum: may('phone') ? maskPhone(member.phone) : null,
    cityName: may('city') ? await cityOf(db, member.memberId) : null,
  }
}

async function cityOf(db: Db, memberId: string): Promise<string | null> {
  const [address] = await db
    .select({ city: addresses.city })
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)))
  return address?.city.name ?? null
}
