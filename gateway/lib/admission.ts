import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers'
import type { Context, MiddlewareHandler } from 'hono'
import { HttpError } from './httpError'

export type AdmissionLimits = {
  /** Calls that are worked on at once. */
  maxConcurrent: number
  /** Maximum length of the queue. */
  maxQueued: number
  /** Timeout in the queue, in milliseconds: after it the caller would have given up. */
  timeoutMs: number
  /** Of the places, and of places and queue together, one address has at most this part. */
  share: number
}

const LIMITS: AdmissionLimits = { maxConcurrent: 32, maxQueued: 256, timeoutMs: 2000, share: 1 / 2 }
/** Seconds after which a refused caller may come again. */
export const RETRY_AFTER_SECONDS = 2
export const OVERLOADED = { code: 'OVERLOADED', message: '现在访问的人太多，请稍后再试' } as const

type Waiting = { address: string; since: number; admit: (isAdmitted: boolean) => void; timer: NodeJS.Timeout | undefined }
type Caller = {
  /** Empty where it is not known: such calls have no share that ends. */ address?: string
  gone?: () => AbortSignal | undefined
}

/**
 * Admission control: a bounded number of calls in work, a bounded queue behind them, and a deadline in the queue. Whatever comes beyond
 * is refused at once, so that memory and waiting are bounded and those inside are served. One address has a share of both: the rest is
 * left to the others, however much it sends.
 *
 * One call begins in each turn of the event loop, after the loop has seen its sockets. The embedded database answers at once: a call that
 * began where it came would be over before the next one of the same turn is counted. However many came, none would be refused, and all of
 * them, `/livez`, and new connections, of which a turn accepts one, would wait for each other.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #queue = new Set<Waiting>()
  readonly #inFlightOf = new Map<string, number>()
  readonly #queuedOf = new Map<string, number>()
  #inFlight = 0
  #outside = 0
  #refused = 0
  #isBeginning = false

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Calls in work, waiting, and waiting for a service outside; how many were refused since the start. */
  get counters(): { inFlight: number; queued: number; outside: number; refused: number } {
    return { inFlight: this.#inFlight, queued: this.#queue.size, outside: this.#outside, refused: this.#refused }
  }

  /** The next call is refused, or those that came are not begun: nobody is to be sent here. */
  get isOverloaded(): boolean {
    const first = this.#first()
    return this.#isFull || (first !== undefined && performance.now() - first.since > this.#limits.timeoutMs / 2)
  }

  get #isFull(): boolean {
    return this.#inside >= this.#limits.maxConcurrent + this.#limits.maxQueued
  }

  get #inside(): number {
    return this.#inFlight + this.#queue.size
  }

  /** Whether a call that comes now is refused; it is counted then, and nothing else may be done for it. */
  refuses(address: string): boolean {
    const isRefused = this.#isFull || this.#hasItsShare(address)
    if (isRefused) this.#refused += 1
    return isRefused
  }

  /** The place of a call that is admitted; nothing where it is rejected, or was aborted while it waited in the queue. */
  async enter({ address = '', gone = () => undefined }: Caller = {}): Promise<Place | undefined> {
    if (this.refuses(address)) return undefined
    // Who finds a place free only waits for the loop.
    const isPlaceFree = this.#inside < this.#limits.maxConcurrent && this.#mayBegin(address)
    const isAdmitted = await new Promise<boolean>((resolve) => {
      const giveUp = () => {
        this.#refused += 1
        waiting.admit(false)
      }
      const waiting: Waiting = {
        address,
        since: performance.now(),
        admit: (isAdmitted) => {
          clearTimeout(waiting.timer)
          this.#queue.delete(waiting)
          count(this.#queuedOf, address, -1)
          resolve(isAdmitted)
        },
        timer: isPlaceFree ? undefined : setTimeout(giveUp, this.#limits.timeoutMs),
      }
      this.#queue.add(waiting)
      count(this.#queuedOf, address, 1)
      gone()?.addEventListener('abort', () => this.#queue.has(waiting) && waiting.admit(false), { once: true })
      this.#beginNext()
    })
    return isAdmitted ? new Place((change) => this.#change(address, change)) : undefined
  }

  #change(address: string, { inFlight, outside }: PlaceChange) {
    this.#inFlight += inFlight
    this.#outside += outside
    count(this.#inFlightOf, address, inFlight)
    this.#beginNext()
  }

  #beginNext() {
    if (this.#isBeginning || this.#next() === undefined) return
    this.#isBeginning = true
    setImmediate(() => {
      this.#isBeginning = false
      const next = this.#next()
      if (!next) return
      this.#inFlight += 1
      count(this.#inFlightOf, next.address, 1)
      next.admit(true)
      this.#beginNext()
    })
  }

  #next(): Waiting | undefined {
    return this.#inFlight < this.#limits.maxConcurrent ? this.#first() : undefined
  }

  /** Who waits longest and whose address has a place left of its share. */
  #first(): Waiting | undefined {
    for (const waiting of this.#queue) if (this.#mayBegin(waiting.address)) return waiting
    return undefined
  }

  #mayBegin(address: string): boolean {
    return address === '' || (this.#inFlightOf.get(address) ?? 0) < Math.ceil(this.#limits.maxConcurrent * this.#limits.share)
  }

  #hasItsShare(address: string): boolean {
    const inside = (this.#inFlightOf.get(address) ?? 0) + (this.#queuedOf.get(address) ?? 0)
    return address !== '' && inside >= Math.ceil((this.#limits.maxConcurrent + this.#limits.maxQueued) * this.#limits.share)
  }
}

function count(counts: Map<string, number>, address: string, change: number) {
  const now = (counts.get(address) ?? 0) + change
  if (now === 0) counts.delete(address)
  else counts.set(address, now)
}

type PlaceChange = { inFlight: -1 | 0 | 1; outside: -1 | 0 | 1 }

/** Where one admitted call is: in work, or outside while nothing of it is done here. */
class Place {
  readonly #change: (change: PlaceChange) => void
  /** How many services outside the call waits for. */
  #waitsFor = 0
  #isLeft = false

  constructor(change: (change: PlaceChange) => void) {
    this.#change = change
  }

  /** The call is done: its place goes to who waits longest. */
  leave() {
    this.#isLeft = true
    this.#change(this.#waitsFor > 0 ? { inFlight: 0, outside: -1 } : { inFlight: -1, outside: 0 })
  }

  async whileOutside<T>(work: () => Promise<T>): Promise<T> {
    if ((this.#waitsFor += 1) === 1) this.#move({ inFlight: -1, outside: 1 })
    try {
      return await work()
    } finally {
      // It goes on at once, however many are in work: how many wait outside is bounded (`providers/bulkhead.ts`).
      if ((this.#waitsFor -= 1) === 0) this.#move({ inFlight: 1, outside: -1 })
    }
  }

  /** What a call that is over left behind it is not counted. */
  #move(change: PlaceChange) {
    if (!this.#isLeft) this.#change(change)
  }
}

const places = new AsyncLocalStorage<Place>()

/** Waits for a service of somebody else: that is no work of this gateway, and the call's place is another's meanwhile. */
export const outside = <T>(work: () => Promise<T>): Promise<T> => {
  const place = places.getStore()
  return place ? place.whileOutside(work) : work()
}

/** Lets calls in as `admission` allows; refuses the others with 503 and Retry-After. */
export const admissionControl =
  (admission: Admission, addressOf: (context: Context) => string): MiddlewareHandler =>
  async (context, next) => {
    const place = await admission.enter({ address: addressOf(context), gone: () => context.req.raw.signal })
    if (!place) throw new HttpError(503, OVERLOADED.code, OVERLOADED.message, { details: { retryAfter: RETRY_AFTER_SECONDS } })
    try {
      await places.run(place, next)
    } finally {
      place.leave()
    }
  }
