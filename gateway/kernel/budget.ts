import { HttpError } from './httpError'

/** Seconds after which a refused caller may come again. */
const RETRY_AFTER_SECONDS = 2

type Waiting = { share: number; begin: () => void }

/**
 * Bounds what large files take together, bytes or points, however many come at once: each begins when there is room for its share, in the
 * order of asking; who waited in vain is refused with 503 and Retry-After. A small picture takes little room, so that many go at once.
 */
export class Budget {
  readonly #max: number
  readonly #timeoutMs: number
  readonly #queue: Waiting[] = []
  #taken = 0

  constructor({ max, timeoutMs }: { max: number; timeoutMs: number }) {
    this.#max = max
    this.#timeoutMs = timeoutMs
  }

  async run<T>(share: number, work: () => Promise<T>): Promise<T> {
    if (this.#queue.length > 0 || !this.#hasRoomFor(share)) await this.#turn(share)
    else this.#taken += share
    try {
      return await work()
    } finally {
      this.#taken -= share
      this.#beginNext()
    }
  }

  /** What is larger than the whole budget goes alone. */
  #hasRoomFor(share: number): boolean {
    return this.#taken === 0 || this.#taken + share <= this.#max
  }

  #turn(share: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(new HttpError(503, 'OVERLOADED', '现在上传的人太多，请稍后再试', { details: { retryAfter: RETRY_AFTER_SECONDS } }))
        this.#beginNext()
      }, this.#timeoutMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { share, begin }
      this.#queue.push(waiting)
    })
  }

  #beginNext() {
    for (let [next] = this.#queue; next && this.#hasRoomFor(next.share); [next] = this.#queue) {
      this.#queue.shift()
      this.#taken += next.share
      next.begin()
    }
  }
}
