import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { svipPauses, type PauseRow } from './schema'

/** What moves a pause of a member's rights, and who may cause it. */
export const PAUSE_MOVES = stateTable({
  of: 'svip_pauses',
  states: ['announced', 'paused', 'takenBack', 'lifted', 'corrected', 'over'] as const,
  first: 'announced',
  last: ['takenBack', 'lifted', 'corrected'],
  moves: {
    /** The days in which its member could answer are over. */
    begin: { by: 'clock', from: ['announced'], to: 'paused' },
    takeBack: { by: 'staff', from: ['announced'], to: 'takenBack' },
    lift: { by: 'staff', from: ['paused'], to: 'lifted' },
    /** It was a mistake: its days come back, even where the membership ended meanwhile. */
    correct: { by: 'staff', from: ['paused', 'over'], to: 'corrected' },
    /** Its member has no membership left. */
    end: { by: 'clock', from: ['announced', 'paused'], to: 'over' },
  },
} as const)

type Step = { pauseId: string; move: keyof typeof PAUSE_MOVES; set?: Partial<PauseRow> }

/** Moves a pause that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function stepPause(tx: Transaction, { pauseId, move, set = {} }: Step): Promise<PauseRow | undefined> {
  const { from, to } = PAUSE_MOVES[move]
  const [moved] = await tx
    .update(svipPauses)
    .set({ ...set, state: to })
    .where(and(eq(svipPauses.pauseId, pauseId), inArray(svipPauses.state, [...from])))
    .returning()
  return moved
}
