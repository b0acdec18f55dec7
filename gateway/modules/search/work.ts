import { yieldToEventLoop } from '../../lib/yieldToEventLoop'

/** Steps after which a search lets others run: about five milliseconds. */
const SLICE = 200_000
/** Steps of one look-up in a sorted list of places. */
const LOOKUP = 20

/**
 * What one search costs, counted in steps: a place looked at, a posting read, a hit weighed. Steps are counted and not milliseconds, so
 * that the same search costs the same, and is cut at the same point, on every machine.
 */
export class Work {
  readonly limit: number
  #spent = 0
  #pausedAt = 0

  constructor(limit = Infinity) {
    this.limit = limit
  }

  get spent(): number {
    return this.#spent
  }

  /** Nothing more may be tried: what was found so far is the answer. */
  get isUsedUp(): boolean {
    return this.#spent >= this.limit
  }

  spend(steps: number) {
    this.#spent += steps
  }

  lookUp() {
    this.#spent += LOOKUP
  }

  /** Whether others have waited for a slice: then `await rest()`. */
  get isDue(): boolean {
    return this.#spent - this.#pausedAt >= SLICE
  }

  async rest() {
    this.#pausedAt = this.#spent
    await yieldToEventLoop()
  }
}
