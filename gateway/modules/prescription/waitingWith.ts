import type { Transaction } from '../../db/open'

type Code = { /** As `prescriptions.used_by_order` has it. */ code: string; now: Date }

/** What was made with a prescription that a pharmacist had not decided on: an order. */
export type WaitingWith = {
  /** It may be paid now, no longer than the prescription is good. Answers until when; undefined where it does not wait (any more). */
  approve: (tx: Transaction, of: Code & { validUntil: Date }) => Promise<Date | undefined>
  /** It ends, and nothing was paid: refused, or withdrawn by the member. */
  end: (tx: Transaction, of: Code & { by: 'pharmacist' | 'member'; reason: string }) => Promise<void>
}

let own: WaitingWith | undefined

/** The module that owns what waits says what becomes of it. */
export function whatWaits(row: WaitingWith): void {
  own = row
}

export function waiting(): WaitingWith {
  if (!own) throw new Error('Nobody has said what waits with a prescription')
  return own
}
