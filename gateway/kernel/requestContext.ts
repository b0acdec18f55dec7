import type { Endpoint, Parsed } from '../../src/contract/endpoint'
import type { Db, Transaction } from '../db/open'
import type { Providers } from '../providers'

/** The request context: one call as a handler sees it: who calls, when, with what; everything validated. */
export type RequestContext<E extends Endpoint = Endpoint> = Parsed<E> & {
  db: Db
  providers: Providers
  now: Date
  /** The member, for calls that need one; undefined for a visitor. */
  memberId: E['session'] extends 'required' ? string : string | undefined
  /** SHA-256 of the session's token, to end it. */
  sessionHash: string | undefined
  /** What the member's list of devices calls this session; it opens nothing. */
  sessionId: string | undefined
  deviceId: string
  channel: string
  /** APP or MOBILE; it chooses presentation, never rights. */
  platform: string
  address: string
  /** What every page says where the shop is a demonstration for others (`server/demonstration.ts`). */
  demonstration: string | undefined
  headers: (name: string) => string | undefined
  /** One transaction, run again when the database asks for it (40001, 40P01). Await no provider in it. */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * An idempotent write: the answer is stored under the call's Idempotency-Key in the transaction that does the work. The
   * same key again gets the same answer; with another request it is refused with 422.
   */
  idempotent: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}
