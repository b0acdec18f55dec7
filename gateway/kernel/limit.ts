import { sql } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { rateCounts } from '../db/schema'
import { Refusal } from './refusal'

/** At most `most` in each window of `seconds`, counted under `bucket` by all gateway processes together. */
export type Limit = { bucket: string; most: number; seconds: number; message?: string }

/** Counts one more and refuses with 429 beyond the limit. */
export async function countAgainst(db: Querying, { bucket, most, seconds, message = '操作太频繁，请稍后再试' }: Limit, now: Date) {
  const windowStart = new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
  const [row] = await db
    .insert(rateCounts)
    .values({ bucket, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [rateCounts.bucket, rateCounts.windowStart], set: { count: sql`${rateCounts.count} + 1` } })
    .returning({ count: rateCounts.count })
  if ((row?.count ?? 0) > most) {
    const retryAfter = Math.ceil((windowStart.getTime() + seconds * 1000 - now.getTime()) / 1000)
    throw new Refusal(429, 'TOO_OFTEN', message, { details: { retryAfter } })
  }
}
