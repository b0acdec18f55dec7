import { and, eq, gt, isNull } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import type { Db, Querying } from '../../db/open'
import { members } from '../../kernel/schema'
import { thirdPartyLogins, thirdPartyWaiting } from './schema'
import { randomId, sha256 } from '../../lib/hash'
import { hmacOf } from '../../kernel/hmac'
import { HttpError } from '../../lib/httpError'
import type { ThirdParty } from '../../providers/login/thirdParty'

const MINUTES_10 = 10 * MINUTE
const expired = () => new HttpError(400, 'OAUTH_REFUSED', '授权已失效，请重新授权', { field: 'code' })

/** The provider's id of the person as an HMAC; the id itself is not stored. */
export async function subjectOf(
  db: Db,
  thirdParty: ThirdParty,
  { provider, code, channel }: { provider: string; code: string; channel: string },
): Promise<string> {
  const subject = await thirdParty.subjectOf(provider, code, channel)
  if (subject === undefined) throw expired()
  return hmacOf(db, `${provider}:${subject}`)
}

export async function memberOfSubject(tx: Querying, { provider, subjectHmac }: { provider: string; subjectHmac: string }) {
  const [known] = await tx
    .select({ member: members })
    .from(thirdPartyLogins)
    .innerJoin(members, eq(members.memberId, thirdPartyLogins.memberId))
    .where(and(eq(thirdPartyLogins.provider, provider), eq(thirdPartyLogins.subjectHmac, subjectHmac)))
  return known?.member
}

/** Issues a bind token for a third-party login without a member, until a phone is bound. */
export async function issueBindToken(tx: Querying, { now, ...who }: { provider: string; subjectHmac: string; now: Date }): Promise<string> {
  const bindToken = randomId(32)
  await tx.insert(thirdPartyWaiting).values({ ...who, bindTokenHash: sha256(bindToken), expiresAt: new Date(now.getTime() + MINUTES_10) })
  return bindToken
}

/** Uses the token up and ties the provider's person to a member; who was tied to another member before moves over. */
export async function consumeBindToken(tx: Querying, { bindToken, memberId, now }: { bindToken: string; memberId: string; now: Date }) {
  const [waiting] = await tx
    .update(thirdPartyWaiting)
    .set({ usedAt: now })
    .where(
      and(eq(thirdPartyWaiting.bindTokenHash, sha256(bindToken)), isNull(thirdPartyWaiting.usedAt), gt(thirdPartyWaiting.expiresAt, now)),
    )
    .returning()
  if (!waiting) throw new HttpError(400, 'OAUTH_REFUSED', '授权已失效，请重新授权', { field: 'bindToken' })
  const { provider, subjectHmac } = waiting
  await tx
    .insert(thirdPartyLogins)
    .values({ provider, subjectHmac, memberId, at: now })
    .onConflictDoUpdate({ target: [thirdPartyLogins.provider, thirdPartyLogins.subjectHmac], set: { memberId, at: now } })
}
