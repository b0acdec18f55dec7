import type { Db } from '../db/open'
import { HttpError } from '../lib/httpError'
import { TokenBuckets } from '../lib/tokenBuckets'

/** Token buckets: idempotent writes without a session that an address, which many people may share, has in burst and gains a second. */
const WRITES = { capacity: 300, perSecond: 0.5 }
const buckets = new WeakMap<Db, TokenBuckets>()

/**
 * Counts an idempotent write of somebody without a session: each leaves a row for its key, and keys and device ids are free. Counted in this
 * process: what is refused writes nothing.
 */
export function countVisitorWrite(db: Db, address: string, now: Date) {
  const own = buckets.get(db) ?? new TokenBuckets(WRITES)
  buckets.set(db, own)
  const retryAfter = own.wait(address, now)
  if (retryAfter > 0) throw new HttpError(429, 'TOO_OFTEN', '操作太频繁，请登录后再试，或稍后再试', { details: { retryAfter } })
  own.take(address, 1, now)
}
