import { outside } from '../lib/admission'
import { Unreachable } from './unreachable'

/** Requests to one service that are under way at once. Beyond it nobody waits: a service that took so many answers none. */
const MAX_CONCURRENT = 32

/**
 * A bulkhead for each service outside: one that does not answer keeps so many calls waiting and no more, each outside its place of the
 * gateway (`lib/admission.ts`), and the shop goes on without it.
 */
class Bulkhead {
  readonly #service: string
  #inFlight = 0

  constructor(service: string) {
    this.#service = service
  }

  get isFull(): boolean {
    return this.#inFlight >= MAX_CONCURRENT
  }

  /** Rejects with `Unreachable` at once where too many wait already. */
  async run<T>(ask: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new Unreachable(`${this.#inFlight} requests to ${this.#service} wait for an answer already`)
    this.#inFlight += 1
    try {
      return await outside(ask)
    } finally {
      this.#inFlight -= 1
    }
  }
}

const bulkheads = new Map<string, Bulkhead>()

/** The bulkhead of a service, by its name: one in a process. */
export function bulkheadOf(service: string): Bulkhead {
  const own = bulkheads.get(service) ?? new Bulkhead(service)
  bulkheads.set(service, own)
  return own
}

/** Services that answer none of the requests they took: what needs them is refused at once. */
export const silentServices = (): string[] => [...bulkheads].flatMap(([service, { isFull }]) => (isFull ? [service] : []))
