import type { WorkEndpoint, Role } from '../../../counter/contract/workEndpoint'
import type { Answer, Parsed } from '../../../src/contract/endpoint'
import type { Db, Transaction } from '../../db/open'
import type { Providers } from '../../providers'
import type { Standing } from './version'

/** Somebody who is logged in at the counter. */
export type StaffMember = {
  staffId: string
  name: string
  loginName: string
  roles: Role[]
  tokenHash: string
  /** When a page of theirs was last touched. */
  lastInputAt: Date
}

/** What of other services a call of the counter may ask: what members' records are stored and encrypted with. */
export type WorkProviders = Pick<Providers, 'storage' | 'fileKeys'>

/** One call of the counter as a handler sees it; everything validated. */
export type WorkContext<E extends WorkEndpoint = WorkEndpoint> = Parsed<E> & {
  db: Db
  providers: WorkProviders
  now: Date
  /** Undefined in calls for `anyone` alone. */
  staff: E['roles'] extends readonly Role[] ? StaffMember : StaffMember | undefined
  address: string
  /** What this browser was told at a login (`Changed.device`). */
  deviceCookie: string | undefined
  /** Whether a trial's ready-made people are let in: in a trial alone. */
  allowsDemonstration: boolean
}

export type Changes = Record<string, { from: unknown; to: unknown }>

/** What a write does, once the kernel has opened its transaction; the audit log gets its line in the same one. */
export type Change<A> = {
  /** Kind and id of what is written: `callback:…`. Nothing of a member stands in it. */
  record: string
  /** Who does it, where nobody is logged in yet. */
  by?: { staffId: string; name: string }
  change: (tx: Transaction) => Promise<Changed<A>>
}
export type Changed<A> = {
  answer: A
  changes?: Changes
  /** The session that begins with it, or `null` where it ends with it. */
  session?: { token: string; seconds: number } | null
  /** By what this browser is known from now on. */
  device?: { token: string; seconds: number }
}

/** A write of something that stands already: what it is held against, before anything is written. */
export type VersionedChange<A> = Change<A> & { standing: (tx: Transaction) => Promise<Standing> }

type ChangeOf<E extends WorkEndpoint> = E extends { version: 'required' } ? VersionedChange<Answer<E>> : Change<Answer<E>>

/** A read answers; a write says what it will change, for only the kernel opens its transaction. */
export type WorkHandler<E extends WorkEndpoint> = (context: WorkContext<E>) => Promise<E['method'] extends 'GET' ? Answer<E> : ChangeOf<E>>
