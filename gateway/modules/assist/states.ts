import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { assists, type AssistRow } from './schema'

/** What moves an assist, and who may cause it. */
export const MOVES = stateTable({
  of: 'assists',
  states: ['open', 'inReview', 'rewarded', 'lapsed', 'refused'] as const,
  first: 'open',
  last: ['rewarded', 'lapsed', 'refused'],
  moves: {
    /** The last of the friends helped. */
    reward: { by: 'member', from: ['open'], to: 'rewarded' },
    review: { by: 'member', from: ['open'], to: 'inReview' },
    lapse: { by: 'clock', from: ['open'], to: 'lapsed' },
    approve: { by: 'staff', from: ['inReview'], to: 'rewarded' },
    refuse: { by: 'staff', from: ['inReview'], to: 'refused' },
  },
} as const)

type Step = { assistId: string; move: keyof typeof MOVES; set?: Partial<AssistRow> }

/** Moves an assist that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function step(tx: Pick<Transaction, 'update'>, { assistId, move, set = {} }: Step): Promise<AssistRow | undefined> {
  const { from, to } = MOVES[move]
  const [moved] = await tx
    .update(assists)
    .set({ ...set, state: to })
    .where(and(eq(assists.assistId, assistId), inArray(assists.state, [...from])))
    .returning()
  return moved
}
