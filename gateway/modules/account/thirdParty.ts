import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Querying } from '../../db/open'
import { members, thirdPartyLogins, thirdPartyWaiting } from '../../db/schema'
import { randomId, sha256 } from '../../kernel/hash'
import { markOf } from '../../kernel/marks'
import { Refusal } from '../../kernel/refusal'
import type { ThirdParty } from '../../providers/login/thirdParty'

const MINUTES_10 = 10 * 60_000
const expired = () => new Refusal(400, 'OAUTH_REFUSED', '授权已失效，请重新授权', { field: 'code' })

/** Who the provider says it is, as a mark: its own id of the person is not kept. */
export async function subjectOf(
  db: Db,
  thirdParty: ThirdParty,
  { provider, code, channel }: { provider: string; code: string; channel: string },
): Promise<string> {
  const subject = await thirdParty.subjectOf(provider, code, channel)
  if (subject === undefined) throw expired()
  return markOf(db, `${provider}:${subject}`)
}

export async function memberOfSubject(tx: Querying, { provider, subjectMark }: { provider: string; subjectMark: string }) {
  const [known] = await tx
    .select({ member: members })
    .from(thirdPartyLogins)
    .innerJoin(members, eq(members.memberId, thirdPartyLogins.memberId))
    .where(and(eq(thirdPartyLogins.provider, provider), eq(thirdPartyLogins.subjectMark, subjectMark)))
  return known?.member
}

/** A token that stands for somebody known to the provider and not to us, until a phone is bound. */
export async function letWait(tx: Querying, { now, ...who }: { provider: string; subjectMark: string; now: Date }): Promise<string> {
  const bindToken = randomId(32)
  await tx.insert(thirdPartyWaiting).values({ ...who, bindTokenHash: sha256(bindToken), expiresAt: new Date(now.getTime() + MINUTES_10) })
  return bindToken
}

/** Uses the token up and ties the provider's person to a member; who was tied to another member before moves over. */
export async function bindWaiting(tx: Querying, { bindToken, memberId, now }: { bindToken: string; memberId: string; now: Date }) {
  const [waiting] = await tx
    .update(thirdPartyWaiting)
    .set({ usedAt: now })
    .where(
      and(eq(thirdPartyWaiting.bindTokenHash, sha256(bindToken)), isNull(thirdPartyWaiting.usedAt), gt(thirdPartyWaiting.expiresAt, now)),
    )
    .returning()
  if (!waiting) throw new Refusal(400, 'OAUTH_REFUSED', '授权已失效，请重新授权', { field: 'bindToken' })
  const { provider, subjectMark } = waiting
  await tx
    .insert(thirdPartyLogins)
    .values({ provider, subjectMark, memberId, at: now })
    .onConflictDoUpdate({ target: [thirdPartyLogins.provider, thirdPartyLogins.subjectMark], set: { memberId, at: now } })
}
