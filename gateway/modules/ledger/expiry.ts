/** What was given until one moment, all of it together. */
export type Lot = { expiresAt: Date | null; amount: number }

type Kept = {
  lots: readonly Lot[]
  /** The sum of the account's entries. */
  balance: number
}

const sumOf = (lots: readonly Lot[]) => lots.reduce((sum, { amount }) => sum + amount, 0)
const within = (lots: readonly Lot[], until: Date) => lots.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= until)

/**
 * How much of a balance is gone by a moment because it expired: what is spent is taken from what expires first, so that of everything given
 * until then the rest is left that was not spent. What expired before and stands in the entries has left like what was spent.
 */
export function expiredBy({ lots, balance }: Kept, until: Date): number {
  const left = sumOf(lots) - balance
  return Math.max(0, sumOf(within(lots, until)) - left)
}

/** The moments after `now` at which something given expires, soonest first. */
const momentsAfter = (lots: readonly Lot[], now: Date) =>
  lots
    .flatMap(({ expiresAt }) => (expiresAt !== null && expiresAt > now ? [expiresAt] : []))
    .sort((left, right) => left.getTime() - right.getTime())

/** When something given expires next, whether or not it was spent. */
export const nextExpiry = (lots: readonly Lot[], now: Date): Date | null => momentsAfter(lots, now)[0] ?? null

/** What of a balance expires next, and when; undefined where nothing of it does. */
export function expiringNext(kept: Kept, now: Date): { amount: number; at: Date } | undefined {
  const gone = expiredBy(kept, now)
  for (const at of momentsAfter(kept.lots, now)) {
    const amount = expiredBy(kept, at) - gone
    if (amount > 0) return { amount, at }
  }
  return undefined
}
