import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { tellReporter } from './messages'
import { happen, lockedComplaint, logged, type StoredComplaint } from './stored'
import { complaints } from './schema'
import { eq } from 'drizzle-orm'

type Deciding = { ring: KeyRing; staffId: string; now: Date }

/** Takes it in hand, so that its reporter reads that somebody looks at it. */
export async function take(tx: Transaction, found: StoredComplaint, { ring, staffId, now }: Deciding): Promise<void> {
  const row = await lockedComplaint(tx, found)
  const taken = await happen(tx, row, { ring, event: 'taken', move: 'take', staffId, set: { takenBy: staffId }, now })
  await tellReporter(tx, taken, 'complaintTaken', now)
}

/** Asks its reporter for more. */
export async function ask(
  tx: Transaction,
  found: StoredComplaint,
  { ring, staffId, words, now }: Deciding & { words: string },
): Promise<void> {
  const row = await lockedComplaint(tx, found)
  const asked = await happen(tx, row, { ring, event: 'asked', move: 'ask', words, staffId, set: { takenBy: row.takenBy ?? staffId }, now })
  await tellReporter(tx, asked, 'complaintAsked', now)
}

export async function answer(
  tx: Transaction,
  found: StoredComplaint,
  { ring, staffId, words, now }: Deciding & { words: string },
): Promise<void> {
  const row = await lockedComplaint(tx, found)
  const set = { takenBy: row.takenBy ?? staffId, answeredBy: staffId, answeredAt: now }
  const answered = await happen(tx, row, { ring, event: 'answered', move: 'answer', words, staffId, set, now })
  await tellReporter(tx, answered, 'complaintAnswered', now)
}

/** Whether a report may still be handed in: of an adverse reaction, once, however it was answered. */
export const mayHandIn = ({ sort, state, reportedAt }: StoredComplaint) =>
  sort === 'adverse' && reportedAt === null && state !== 'withdrawn'

export async function handIn(
  tx: Transaction,
  found: StoredComplaint,
  { staffId, number, now }: Omit<Deciding, 'ring'> & { number: string },
): Promise<void> {
  const row = await lockedComplaint(tx, found)
  if (!mayHandIn(row)) throw new HttpError(409, 'NOT_WAITING', '这份报告已登记过上报编号')
  await logged(tx, { complaintId: row.id, event: 'reported', at: now, staffId })
  await tx.update(complaints).set({ reportedAt: now, reportNumber: number }).where(eq(complaints.id, row.id))
}
