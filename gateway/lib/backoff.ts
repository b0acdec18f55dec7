/** Retry with backoff: how something that failed is tried again; milliseconds. */
export type Backoff = {
  /** The pause after the first attempt; it doubles with each one. */
  first: number
  /** The longest pause. */
  cap: number
  /** No attempt is made later than this after the beginning. */
  until: number
}

type Tried = { /** Attempts so far, with the one that is being made. */ attempts: number; since: Date; now: Date }

/**
 * When to try again: exponential backoff with equal jitter (half of the pause is fixed, half random, so that what failed together is
 * not tried together). Null: it is given up, and somebody has to look.
 */
export function nextAttempt({ first, cap, until }: Backoff, { attempts, since, now }: Tried, random = Math.random): Date | null {
  const pause = Math.min(cap, first * 2 ** Math.min(attempts - 1, 40))
  const next = now.getTime() + pause / 2 + (random() * pause) / 2
  return next > since.getTime() + until ? null : new Date(next)
}
