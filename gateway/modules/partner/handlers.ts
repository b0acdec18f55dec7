import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { partner } from '../../../src/contract/partner'
import { DAY, MINUTE } from '../../../src/lib/duration'
import { channelText } from '../../kernel/deviceName'
import { maskPhone } from '../../kernel/maskPhone'
import type { Db } from '../../db/open'
import { addresses } from '../address/schema'
import { authorizations, partners } from './schema'
import { members } from '../../kernel/schema'
import { randomId, sameHash, sha256 } from '../../kernel/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { notFound, HttpError } from '../../kernel/httpError'

export const partnerHandlers = implement(partner, {
  one: async ({ db, memberId, now, params }) => {
    const row = await partnerRow(db, params.partner)
    const [own] =
      memberId === undefined
        ? []
        : await db
            .select()
            .from(authorizations)
            .where(and(eq(authorizations.partner, row.partner), eq(authorizations.memberId, memberId), gt(authorizations.expiresAt, now)))
    return { ...shown(row), authorization: own ? authorizationOf(row, own) : null }
  },

  /** A renewed authorization issues a new code with a new term; the partner's earlier token ends. */
  authorize: async ({ db, memberId, channel, now, params }) => {
    const row = await partnerRow(db, params.partner)
    const code = randomId(32)
    const term = {
      scopes: row.kinds.map(({ scope }) => scope),
      channel,
      grantedAt: now,
      expiresAt: new Date(now.getTime() + row.days * DAY),
      codeHash: sha256(code),
      codeExpiresAt: new Date(now.getTime() + MINUTE),
      tokenHash: null,
    }
    await db
      .insert(authorizations)
      .values({ partner: row.partner, memberId, openId: randomId(), ...term })
      .onConflictDoUpdate({ target: [authorizations.partner, authorizations.memberId], set: term })
    return { code, returnUrl: `${row.returnUrl}#code=${code}` }
  },

  list: async ({ db, memberId, now }) => {
    const rows = await db
      .select({ own: authorizations, row: partners })
      .from(authorizations)
      .innerJoin(partners, eq(partners.partner, authorizations.partner))
      .where(and(eq(authorizations.memberId, memberId), gt(authorizations.expiresAt, now)))
      .orderBy(desc(authorizations.grantedAt))
    return { results: rows.map(({ own, row }) => authorizationOf(row, own)) }
  },

  revoke: async ({ db, memberId, params }) => {
    const [revoked] = await db
      .delete(authorizations)
      .where(and(eq(authorizations.partner, params.partner), eq(authorizations.memberId, memberId)))
      .returning({ partner: authorizations.partner })
    if (!revoked) throw notFound('这项授权，它可能已经取消')
    return { done: true as const }
  },

  token: async ({ db, address, now, body }) => {
    await enforceRateLimit(db, { bucket: `partner:${sha256(address)}`, max: 120, seconds: 600 }, now)
    const [row] = await db.select().from(partners).where(eq(partners.partner, body.partner))
    if (!row?.isActive || !row.secretHash || !sameHash(row.secretHash, sha256(body.secret)))
      throw new HttpError(403, 'PARTNER_REFUSED', '合作方身份验证失败')
    const accessToken = randomId(32)
    const [given] = await db
      .update(authorizations)
      .set({ tokenHash: sha256(accessToken), codeHash: null, codeExpiresAt: null })
      .where(
        and(
          eq(authorizations.partner, body.partner),
          eq(authorizations.codeHash, sha256(body.code)),
          gt(authorizations.codeExpiresAt, now),
          gt(authorizations.expiresAt, now),
        ),
      )
      .returning({ scopes: authorizations.scopes, expiresAt: authorizations.expiresAt })
    if (!given) throw new HttpError(403, 'PARTNER_REFUSED', '授权码已使用或已过期，请用户重新授权', { field: 'code' })
    return { accessToken, scopes: given.scopes, expiresAt: given.expiresAt.toISOString() }
  },

  /** Only the authorized scopes; a token that is revoked, expired or of a disabled partner finds nothing. */
  profile: async ({ db, address, now, body: { accessToken } }) => {
    await enforceRateLimit(db, { bucket: `partner:${sha256(address)}`, max: 120, seconds: 600 }, now)
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
  },
})

type PartnerRow = typeof partners.$inferSelect

async function partnerRow(db: Db, name: string): Promise<PartnerRow> {
  const [row] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.partner, name), eq(partners.isActive, true)))
  if (!row) throw notFound('这个合作方')
  return row
}

const shown = ({ partner: id, name, contact, purpose, method, kinds, days, policyUrl }: PartnerRow) => ({
  partner: id,
  name,
  contact,
  purpose,
  method,
  kinds,
  days,
  policyUrl,
})

const authorizationOf = (row: PartnerRow, own: typeof authorizations.$inferSelect) => ({
  ...shown(row),
  kinds: row.kinds.filter(({ scope }) => own.scopes.includes(scope)),
  grantedAt: own.grantedAt.toISOString(),
  expiresAt: own.expiresAt.toISOString(),
  lastUsedAt: own.lastUsedAt?.toISOString() ?? null,
  channelText: channelText(own.channel),
})

async function cityOf(db: Db, memberId: string): Promise<string | null> {
  const [address] = await db
    .select({ city: addresses.city })
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)))
  return address?.city.name ?? null
}
