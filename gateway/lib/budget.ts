import { RETRY_AFTER_SECONDS } from './admission'
import { HttpError } from './httpError'

type Share = { share: number; /** Whose share it is; empty where nobody's is bounded. */ owner?: string }
type Waiting = Required<Share> & { begin: () => void }

/**
 * Bounds what bodies and files take together, bytes or points, however many come at once: each begins when there is room for its share, in
 * the order of asking; who waited in vain is refused with 503 and Retry-After. A small picture takes little room, so that many go at
 * once. One owner has at most `maxOfOwner` of the room, so that nobody can take all of it.
 */
export class Budget {
  readonly #max: number
  readonly #maxOfOwner: number
  readonly #timeoutMs: number
  readonly #queue: Waiting[] = []
  readonly #takenBy = new Map<string, number>()
  #taken = 0

  constructor({ max, maxOfOwner = max, timeoutMs }: { max: number; maxOfOwner?: number; timeoutMs: number }) {
    this.#max = max
    this.#maxOfOwner = maxOfOwner
    this.#timeoutMs = timeoutMs
  }

  async run<T>({ share, owner = '' }: Share, work: () => Promise<T>): Promise<T> {
    await this.#turn({ share, owner })
    try {
      return await work()
    } finally {
      this.#take(owner, -share)
      this.#beginNext()
    }
  }

  #take(owner: string, share: number) {
    this.#taken += share
    const taken = (this.#takenBy.get(owner) ?? 0) + share
    if (taken === 0) this.#takenBy.delete(owner)
    else this.#takenBy.set(owner, taken)
  }

  /** What is larger than the whole budget goes alone. */
  #hasRoomFor({ share, owner }: Required<Share>): boolean {
    return (this.#taken === 0 || this.#taken + share <= this.#max) && this.#mayTake(owner, share)
  }

  #mayTake(owner: string, share: number): boolean {
    const taken = this.#takenBy.get(owner) ?? 0
    return owner === '' || taken === 0 || taken + share <= this.#maxOfOwner
  }

  #turn({ share, owner }: Required<Share>): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(new HttpError(503, 'OVERLOADED', '现在提交的人太多，请稍后再试', { details: { retryAfter: RETRY_AFTER_SECONDS } }))
        this.#beginNext()
      }, this.#timeoutMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { share, owner, begin }
      this.#queue.push(waiting)
      this.#beginNext()
    })
  }

  /** In the order of asking; an owner with a full share keeps nobody else waiting. */
  #beginNext() {
    for (const next of [...this.#queue]) {
      if (!this.#mayTake(next.owner, next.share)) continue
      if (!this.#hasRoomFor(next)) return
      this.#queue.splice(this.#queue.indexOf(next), 1)
      this.#take(next.owner, next.share)
      next.begin()
    }
  }
}
