import { SECOND } from '../../../src/lib/duration'

/** Milliseconds between two times that the others are told of somebody who types. */
const EVERY_MS = 2 * SECOND

/** Lets somebody's typing through once in a while. */
export class TypingLimit {
  readonly #told = new Map<string, number>()

  lets(conversationId: string): boolean {
    const now = performance.now()
    if (now - (this.#told.get(conversationId) ?? -Infinity) < EVERY_MS) return false
    this.#told.set(conversationId, now)
    return true
  }
}
