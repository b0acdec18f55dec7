import type { Db, Transaction } from '../../db/open'
import { afterCommit } from '../transaction'

/**
 * What gateways tell each other of: ids alone, no word of a person. `conversation` has changed; a `queue` of conversations has; `sessions` of
 * a member or of staff ended; somebody types. `all`: something may have been missed.
 */
export type Told =
  | { kind: 'all' }
  | { kind: 'conversation'; conversationId: string }
  | { kind: 'queue' }
  | { kind: 'sessions' }
  | { kind: 'typing'; conversationId: string; by: { memberId: string } | { staffId: string } }

type Hear = (told: Told) => void
/** Takes what this gateway tells to the others. */
type Send = (told: Told) => void

/** The bus of one gateway: in process, and through `send` on to the others. */
export class Live {
  readonly #hearing = new Set<Hear>()
  #send: Send | undefined

  /** Hears what is told from now on, here and elsewhere; answers how to stop. */
  hear(hear: Hear): () => void {
    this.#hearing.add(hear)
    return () => void this.#hearing.delete(hear)
  }

  /** By what the others are told; without it nobody else is there. */
  sendBy(send: Send | undefined): void {
    this.#send = send
  }

  tell(told: Told): void {
    this.heard(told)
    this.#send?.(told)
  }

  /** What another gateway told. */
  heard(told: Told): void {
    for (const hear of this.#hearing) hear(told)
  }
}

const lives = new WeakMap<Db, Live>()

/** The bus of the gateway that has this database open. */
export function liveOf(db: Db): Live {
  const known = lives.get(db)
  if (known) return known
  const live = new Live()
  lives.set(db, live)
  return live
}

/** Tells of what a transaction changed, once it is there for everybody. What gets lost is found by looking (`server/sockets`). */
export const announce = (tx: Transaction, told: Told): void => afterCommit(tx, (db) => liveOf(db).tell(told))
