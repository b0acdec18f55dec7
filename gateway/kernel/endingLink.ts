import { MINUTE } from '../../src/lib/duration'
import type { Querying } from '../db/open'
import { sameHash } from '../lib/hash'
import { hmacOf } from './hmac'

/** Milliseconds a link lasts. */
const TTL_MS = 5 * MINUTE

/** What a link opens, and whose it is: its purpose keeps it from opening a thing of another kind by the same id. */
export type Linked = { purpose: 'upload' | 'invoice' | 'policy'; path: string; id: string; memberId: string }

/** A signed URL: it ends, and opens what it is for to its member alone, whose token goes with the request. */
export async function endingLink(db: Querying, linked: Linked, now: Date): Promise<{ url: string; expiresAt: string }> {
  // Whole seconds: what is told is what is signed.
  const expires = Math.floor((now.getTime() + TTL_MS) / 1000)
  const sign = await signatureOf(db, linked, expires)
  return { url: `${linked.path}?expires=${expires}&sign=${sign}`, expiresAt: new Date(expires * 1000).toISOString() }
}

type Asked = { expires: string; sign: string }

/** Whether a link is ours and this member's; `ended` where it was. */
export async function linkStanding(
  db: Querying,
  linked: Omit<Linked, 'path'>,
  { expires, sign }: Asked,
  now: Date,
): Promise<'good' | 'ended' | 'none'> {
  if (!/^\d{1,12}$/.test(expires) || !sameHash(sign, await signatureOf(db, linked, Number(expires)))) return 'none'
  return now.getTime() < Number(expires) * 1000 ? 'good' : 'ended'
}

const signatureOf = (db: Querying, { purpose, id, memberId }: Omit<Linked, 'path'>, expires: number) =>
  hmacOf(db, JSON.stringify([purpose, id, memberId, expires]))
