import { MINUTE } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { sameHash } from '../../kernel/hash'
import { hmacOf } from '../../kernel/hmac'

/** Milliseconds a link lasts. */
const TTL_MS = 5 * MINUTE

export const picturePath = (id: string) => `/api/upload/${id}/picture`

type Linked = { id: string; memberId: string }

/** A signed URL: it ends, and opens the picture for its member alone, whose token goes with the request. */
export async function pictureLink(db: Querying, linked: Linked, now: Date): Promise<{ url: string; expiresAt: string }> {
  // Whole seconds: what is told is what is signed.
  const expires = Math.floor((now.getTime() + TTL_MS) / 1000)
  const sign = await signatureOf(db, linked, expires)
  return { url: `${picturePath(linked.id)}?expires=${expires}&sign=${sign}`, expiresAt: new Date(expires * 1000).toISOString() }
}

type Asked = { expires: string; sign: string }

/** Whether a link is ours and this member's; `ended` where it was. */
export async function linkStanding(db: Querying, linked: Linked, { expires, sign }: Asked, now: Date): Promise<'good' | 'ended' | 'none'> {
  if (!/^\d{1,12}$/.test(expires) || !sameHash(sign, await signatureOf(db, linked, Number(expires)))) return 'none'
  return now.getTime() < Number(expires) * 1000 ? 'good' : 'ended'
}

const signatureOf = (db: Querying, { id, memberId }: Linked, expires: number) =>
  hmacOf(db, JSON.stringify(['upload', id, memberId, expires]))
