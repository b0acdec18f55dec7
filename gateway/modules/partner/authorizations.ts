import { and, desc, eq, gt } from 'drizzle-orm'
import { DAY, MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { channelText } from '../../kernel/deviceName'
import { randomId, sha256 } from '../../lib/hash'
import { notFound } from '../../lib/httpError'
import { authorizations, partners } from './schema'

type Asking = { memberId: string; partner: string; now: Date }

/** A partner, with the authorization that this member gave it. 404 of an unknown or disabled one. */
export async function partnerFor(db: Db, { memberId, now, partner }: Omit<Asking, 'memberId'> & { memberId: string | undefined }) {
  const row = await partnerRow(db, partner)
  const [own] =
    memberId === undefined
      ? []
      : await db
          .select()
          .from(authorizations)
          .where(and(eq(authorizations.partner, row.partner), eq(authorizations.memberId, memberId), gt(authorizations.expiresAt, now)))
  return { ...shown(row), authorization: own ? authorizationOf(row, own) : null }
}

/**
 * Lets a partner in. A renewed authorization issues a new code with a new term; the partner's earlier token ends. 404 of an unknown or
 * disabled one.
 */
export async function authorize(db: Db, { memberId, partner, now, channel }: Asking & { channel: string }) {
  const row = await partnerRow(db, partner)
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
}

/** A member's authorizations that last, the newest first. */
export async function authorizationsOf(db: Db, memberId: string, now: Date) {
  const rows = await db
    .select({ own: authorizations, row: partners })
    .from(authorizations)
    .innerJoin(partners, eq(partners.partner, authorizations.partner))
    .where(and(eq(authorizations.memberId, memberId), gt(authorizations.expiresAt, now)))
    .orderBy(desc(authorizations.grantedAt))
  return rows.map(({ own, row }) => authorizationOf(row, own))
}

/** Ends a member's authorization of a partner. 404 where there is none. */
export async function revoke(db: Db, { memberId, partner }: Omit<Asking, 'now'>): Promise<void> {
  const [revoked] = await db
    .delete(authorizations)
    .where(and(eq(authorizations.partner, partner), eq(authorizations.memberId, memberId)))
    .returning({ partner: authorizations.partner })
  if (!revoked) throw notFound('这项授权，它可能已经取消')
}

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
