import type { Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import type { ConversationRow } from './append'

export type Kind = ConversationRow['kind']
type At = { ring: KeyRing; conversation: ConversationRow; now: Date }

/** What a conversation of a kind of its own is about. The module that owns the thing says so (`ownKind`); of `service` nothing is to be said. */
export type KindRow = {
  kind: Exclude<Kind, 'service'>
  /** Refuses a message of the member's that nobody would read any more. */
  refuseWriting: (tx: Transaction, of: At) => Promise<void>
  /** Somebody of the pharmacy wrote: at each of their messages. */
  answered: (tx: Transaction, of: At & { staffId: string }) => Promise<void>
  /** The session was ended. */
  ended: (tx: Transaction, of: At & { by: 'member' | 'staff' | 'time' }) => Promise<void>
  /** The line that the end of a session leaves, by who ended it. */
  endedLine: (by: 'member' | 'staff' | 'time') => string
  /** The message that tells an absent member of an answer, and what its words are filled with. */
  told: { template: 'doctorAnswered'; words: (db: Querying, conversationId: string) => Promise<{ consultationId: string }> }
}

const rows = new Map<Kind, KindRow>()

/** Adds a kind: the module that owns what such conversations are about does. */
export function ownKind(row: KindRow): KindRow {
  rows.set(row.kind, row)
  return row
}

/** Undefined for `service`, which is about nothing but itself. */
export function kindRowOf({ kind }: Pick<ConversationRow, 'kind'>): KindRow | undefined {
  if (kind === 'service') return undefined
  const found = rows.get(kind)
  if (!found) throw new Error(`Nobody has said what a conversation of the kind ${kind} is about`)
  return found
}
