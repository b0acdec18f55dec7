import { and, eq, sql } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { rateWindows } from './schema'
import { HttpError } from '../lib/httpError'

/** At most `max` in any stretch of `seconds`, counted under `bucket` by all gateway processes together. */
export type RateLimit = {
  bucket: string
  max: number
  seconds: number
  /** How much this one counts, where not 1; at most `max`. */ amount?: number
  message?: string
}

/**
 * Rate limit: a sliding window counter over slots. A window is cut into 60 slots; what was counted in the current slot and in the 60 before it
 * counts, which covers the window and at most one slot more. So the error has one direction: in no stretch of `seconds` are more
 * than `max` let through, and a hit may count for up to a sixtieth of the window longer than it ought to. The weighted previous
 * window and GCRA need less room, but both let nearly twice the limit through in some stretch.
 */
const SLOTS = 60
const KEPT = SLOTS + 1

/** How many slots of its window lie between the row's newest one and now; a gateway whose clock is behind counts in the newest. */
const passed = (slot: number) => sql`least(greatest(${slot}::bigint - ${rateWindows.slot}, 0), ${KEPT})::int`
/** What of a row still counts: its newest slot stands first. */
const stillCounting = (slot: number) => sql`${rateWindows.counts}[1:${KEPT} - ${passed(slot)}]`
const sumOf = (counts: ReturnType<typeof sql>) => sql<number>`(select coalesce(sum(one), 0)::int from unnest(${counts}) as one)`

const slotOf = (now: Date, seconds: number) => Math.floor((now.getTime() * SLOTS) / (seconds * 1000))
/** Two windows over one bucket are two rows. */
const rowOf = ({ bucket, seconds }: RateLimit) => `${bucket}/${seconds}`

/**
 * Counts one more and answers how many there were in the window with it; refuses with 429 beyond the limit. A bucket is a row: one whose name
 * a caller may invent comes after that of the address, which bounds how many there are. One statement, whose row
 * is locked while it counts: any number of gateways count together. What is refused is not counted, so that knocking does not
 * lengthen the wait.
 */
export async function enforceRateLimit(db: Querying, limit: RateLimit, now: Date): Promise<number> {
  const { amount = 1, max } = limit
  const slot = slotOf(now, limit.seconds)
  const expiresAt = new Date(now.getTime() + 2 * limit.seconds * 1000)
  const { counts } = rateWindows
  const [row] = await db
    .insert(rateWindows)
    .values({ bucket: rowOf(limit), slot, counts: [amount, ...Array.from({ length: SLOTS }, () => 0)], expiresAt })
    .onConflictDoUpdate({
      target: rateWindows.bucket,
      set: {
        slot: sql`greatest(${rateWindows.slot}, ${slot}::bigint)`,
        counts: sql`case when ${passed(slot)} = 0 then (${counts}[1] + ${amount}::int) || ${counts}[2:${KEPT}]
          else ${amount}::int || array_fill(0, array[${passed(slot)} - 1]) || ${stillCounting(slot)} end`,
        expiresAt,
      },
      setWhere: sql`${sumOf(stillCounting(slot))} + ${amount}::int <= ${max}`,
    })
    .returning({ used: sumOf(sql`${counts}`) })
  if (row) return row.used
  throw new HttpError(429, 'TOO_OFTEN', limit.message ?? '操作太频繁，请稍后再试', {
    details: { retryAfter: await secondsUntilRoom(db, limit, now) },
  })
}

/** Takes one count back: what was counted ahead turned out not to be held against anybody. */
export async function refundRateLimit(db: Querying, limit: RateLimit) {
  const newest = sql`(select min(place)::int from generate_subscripts(${rateWindows.counts}, 1) as place where ${rateWindows.counts}[place] > 0)`
  await db
    .update(rateWindows)
    .set({
      counts: sql`${rateWindows.counts}[1:${newest} - 1] || (${rateWindows.counts}[${newest}] - 1) || ${rateWindows.counts}[${newest} + 1:${KEPT}]`,
    })
    .where(and(eq(rateWindows.bucket, rowOf(limit)), sql`${newest} is not null`))
}

/** Begins a limit anew: somebody who may decided so. */
export const resetRateLimit = (db: Querying, limit: RateLimit) => db.delete(rateWindows).where(eq(rateWindows.bucket, rowOf(limit)))

/** How many are counted in the window that ends now. */
export async function usedOf(db: Querying, limit: RateLimit, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: sumOf(stillCounting(slotOf(now, limit.seconds))) })
    .from(rateWindows)
    .where(eq(rateWindows.bucket, rowOf(limit)))
  return row?.used ?? 0
}

/** Seconds until enough of the oldest hits have fallen out of the window for one more. */
async function secondsUntilRoom(db: Querying, limit: RateLimit, now: Date): Promise<number> {
  const { amount = 1, max } = limit
  const [row] = await db
    .select()
    .from(rateWindows)
    .where(eq(rateWindows.bucket, rowOf(limit)))
  if (!row) return 1
  let left = row.counts.reduce((sum, count) => sum + count, 0)
  let age = KEPT
  while (age > 0 && left + amount > max) left -= row.counts[(age -= 1)] ?? 0
  // The hits of a slot count until the slot after the window's end begins.
  const endsAt = ((row.slot - age + KEPT) * limit.seconds * 1000) / SLOTS
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))
}
