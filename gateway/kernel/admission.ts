import { setImmediate } from 'node:timers'
import type { MiddlewareHandler } from 'hono'
import { HttpError } from './httpError'

export type AdmissionLimits = {
  /** Calls that are worked on at once. */
  maxConcurrent: number
  /** Maximum length of the queue. */
  maxQueued: number
  /** Timeout in the queue, in milliseconds: after it the caller would have given up. */
  timeoutMs: number
}

const LIMITS: AdmissionLimits = { maxConcurrent: 32, maxQueued: 256, timeoutMs: 2000 }
/** Seconds after which a refused caller may come again. */
const RETRY_AFTER_SECONDS = 2

type Waiting = { admit: (isAdmitted: boolean) => void; timer: NodeJS.Timeout | undefined }

/**
 * Admission control: a bounded number of calls in work, a bounded queue behind them, and a deadline in the queue. Whatever comes beyond
 * is refused at once, so that memory and waiting are bounded and those inside are served.
 *
 * One call begins in each turn of the event loop, after the loop has seen its sockets. The embedded database answers at once: a call that
 * began where it came would be over before the next one of the same turn is counted. However many came, none would be refused, and all of
 * them, and `/livez`, would wait for each other.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #queue = new Set<Waiting>()
  #inFlight = 0
  #refused = 0
  #isBeginning = false

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Calls in work and waiting now, and how many were refused since the start. */
  get counters(): { inFlight: number; queued: number; refused: number } {
    return { inFlight: this.#inFlight, queued: this.#queue.size, refused: this.#refused }
  }

  /** The queue is full: the next call is refused. */
  get isOverloaded(): boolean {
    return this.#inside >= this.#limits.maxConcurrent + this.#limits.maxQueued
  }

  get #inside(): number {
    return this.#inFlight + this.#queue.size
  }

  /** True when the call is admitted, which ends with `leave`; false when it is rejected, or was aborted while it waited in the queue. */
  enter(gone: () => AbortSignal | undefined = () => undefined): Promise<boolean> {
    if (this.isOverloaded) return Promise.resolve(this.#refuse())
    // Who finds a place free only waits for the loop.
    const isPlaceFree = this.#inside < this.#limits.maxConcurrent
    return new Promise((resolve) => {
      const waiting: Waiting = {
        admit: (isAdmitted) => {
          clearTimeout(waiting.timer)
          this.#queue.delete(waiting)
          resolve(isAdmitted)
        },
        timer: isPlaceFree ? undefined : setTimeout(() => waiting.admit(this.#refuse()), this.#limits.timeoutMs),
      }
      this.#queue.add(waiting)
      gone()?.addEventListener('abort', () => this.#queue.has(waiting) && waiting.admit(false), { once: true })
      this.#beginNext()
    })
  }

  /** A call is done: its place goes to who waits longest. */
  leave() {
    this.#inFlight -= 1
    this.#beginNext()
  }

  #beginNext() {
    if (this.#isBeginning || this.#queue.size === 0 || this.#inFlight >= this.#limits.maxConcurrent) return
    this.#isBeginning = true
    setImmediate(() => {
      this.#isBeginning = false
      const [next] = this.#queue
      if (!next) return
      this.#inFlight += 1
      next.admit(true)
      this.#beginNext()
    })
  }

  #refuse(): false {
    this.#refused += 1
    return false
  }
}

/** Lets calls in as `admission` allows; refuses the others with 503 and Retry-After. */
export const admissionControl =
  (admission: Admission): MiddlewareHandler =>
  async (context, next) => {
    if (!(await admission.enter(() => context.req.raw.signal)))
      throw new HttpError(503, 'OVERLOADED', '现在访问的人太多，请稍后再试', { details: { retryAfter: RETRY_AFTER_SECONDS } })
    try {
      await next()
    } finally {
      admission.leave()
    }
  }
