import { setImmediate } from 'node:timers'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal'

export type AdmissionLimits = {
  /** Calls that are worked on at once. */
  atOnce: number
  /** Calls that may wait for their turn. */
  waiting: number
  /** Milliseconds a call waits at most: later its caller would have given up. */
  patience: number
}

const LIMITS: AdmissionLimits = { atOnce: 32, waiting: 256, patience: 2000 }
/** Seconds after which a refused caller may come again. */
const RETRY_AFTER = 2

type Waiting = { admit: (isAdmitted: boolean) => void; timer: NodeJS.Timeout }

/**
 * Admission control: a bounded number of calls in work, a bounded queue behind them, and a deadline in the queue. Whatever comes beyond
 * is refused at once, so that memory and waiting are bounded and those inside are served.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #queue = new Set<Waiting>()
  #inFlight = 0
  #refused = 0

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Calls in work and waiting now, and how many were refused since the start. */
  get counters(): { inFlight: number; queued: number; refused: number } {
    return { inFlight: this.#inFlight, queued: this.#queue.size, refused: this.#refused }
  }

  /** The queue is full: the next call is refused. */
  get isOverloaded(): boolean {
    return this.#inFlight >= this.#limits.atOnce && this.#queue.size >= this.#limits.waiting
  }

  /**
   * True when it is the call's turn, which ends with `leave`; false when it is refused, or gone by itself while it waited. A turn begins
   * after the loop has seen its sockets: the embedded database answers at once, and each call would be over before the next one that came
   * with it is counted. However many came, none would be refused, and all of them and `/livez` would wait for each other.
   */
  enter(gone: () => AbortSignal | undefined = () => undefined): Promise<boolean> {
    if (this.#inFlight < this.#limits.atOnce) {
      this.#inFlight += 1
      return new Promise((resolve) => setImmediate(() => resolve(true)))
    }
    if (this.isOverloaded) return Promise.resolve(this.#refuse())
    return new Promise((resolve) => {
      const waiting: Waiting = {
        admit: (isAdmitted) => {
          clearTimeout(waiting.timer)
          this.#queue.delete(waiting)
          resolve(isAdmitted)
        },
        timer: setTimeout(() => waiting.admit(this.#refuse()), this.#limits.patience),
      }
      this.#queue.add(waiting)
      // Who leaves between their turn and the next turn of the loop keeps the place, and gives it back as everybody does.
      gone()?.addEventListener('abort', () => this.#queue.has(waiting) && waiting.admit(false), { once: true })
    })
  }

  /** A call is done: its place goes to who waits longest, after the loop has seen its sockets again. */
  leave() {
    const [next] = this.#queue
    if (!next) {
      this.#inFlight -= 1
      return
    }
    clearTimeout(next.timer)
    this.#queue.delete(next)
    setImmediate(() => next.admit(true))
  }

  #refuse(): false {
    this.#refused += 1
    return false
  }
}

/** Lets calls in as `admission` allows; refuses the others with 503 and Retry-After. */
export const admitting =
  (admission: Admission): MiddlewareHandler =>
  async (context, next) => {
    if (!(await admission.enter(() => context.req.raw.signal)))
      throw new Refusal(503, 'OVERLOADED', '现在访问的人太多，请稍后再试', { details: { retryAfter: RETRY_AFTER } })
    try {
      await next()
    } finally {
      admission.leave()
    }
  }
