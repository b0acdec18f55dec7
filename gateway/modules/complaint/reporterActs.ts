import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { mayMove } from './states'
import { contentOf, happen, lockedComplaint, type StoredComplaint } from './stored'

type Acting = { ring: KeyRing; now: Date }

/**
 * Says more, or answers the shop's question; what was answered is taken up again. The same words as the last ones are told once, so that a
 * lost answer does no harm where nobody has an idempotency key. Throws 409 COMPLAINT_CLOSED once it is closed.
 */
export async function add(tx: Transaction, found: StoredComplaint, { ring, words, now }: Acting & { words: string }) {
  const row = await lockedComplaint(tx, found)
  const isTold = row.codeHash !== null && contentOf(ring, row).talk.at(-1)?.words === words
  if (isTold) return row
  return happen(tx, row, { ring, event: 'added', words, now, ...(mayMove(row.state, 'add') && { move: 'add' as const }) })
}

export async function appraise(
  tx: Transaction,
  found: StoredComplaint,
  { ring, stars, isSolved, now }: Acting & { stars: number; isSolved: boolean },
) {
  const row = await lockedComplaint(tx, found)
  if (row.stars === stars && row.isSolved === isSolved) return row
  return happen(tx, row, { ring, event: 'appraised', move: 'appraise', set: { stars, isSolved }, now })
}

/** Takes it back; twice is once. */
export async function withdraw(tx: Transaction, found: StoredComplaint, { ring, now }: Acting) {
  const row = await lockedComplaint(tx, found)
  return row.state === 'withdrawn' ? row : happen(tx, row, { ring, event: 'withdrawn', move: 'withdraw', now })
}
