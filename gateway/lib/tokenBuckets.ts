import { LRUCache } from 'lru-cache'

/** Callers remembered at once; whoever is forgotten begins with a full bucket. */
const MAX_CALLERS = 20_000

/**
 * Rate limit (token bucket), one for each caller: `capacity` tokens at most, `perSecond` more each second. What is taken is known only afterwards, so a
 * bucket may go below zero; then its caller waits until that is paid.
 */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_CALLERS })
  readonly #capacity: number
  readonly #perSecond: number

  constructor({ capacity, perSecond }: { capacity: number; perSecond: number }) {
    this.#capacity = capacity
    this.#perSecond = perSecond
  }

  /** Seconds until something is in the bucket; zero where something is. */
  wait(caller: string, now: Date): number {
    const { tokens } = this.#filled(caller, now)
    return tokens > 0 ? 0 : Math.max(1, Math.ceil(-tokens / this.#perSecond))
  }

  take(caller: string, tokens: number, now: Date) {
    const bucket = this.#filled(caller, now)
    this.#buckets.set(caller, { ...bucket, tokens: Math.max(bucket.tokens - tokens, -this.#capacity) })
  }

  get size(): number {
    return this.#buckets.size
  }

  #filled(caller: string, now: Date) {
    const at = now.getTime()
    const before = this.#buckets.get(caller)
    if (!before) return { tokens: this.#capacity, at }
    const seconds = Math.max(0, at - before.at) / 1000
    return { tokens: Math.min(this.#capacity, before.tokens + seconds * this.#perSecond), at: Math.max(at, before.at) }
  }
}
