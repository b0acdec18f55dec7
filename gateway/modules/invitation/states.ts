import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { invitations, type InvitationRow } from './schema'

/** What moves an invitation, and who may cause it. */
export const MOVES = stateTable({
  of: 'invitations',
  states: ['joined', 'held', 'inReview', 'rewarded', 'lapsed', 'refused'] as const,
  first: 'joined',
  last: ['rewarded', 'lapsed', 'refused'],
  moves: {
    /** The friend's order is received. */
    hold: { by: 'clock', from: ['joined'], to: 'held' },
    /** It was given back, and there is time for another. */
    fallBack: { by: 'clock', from: ['held'], to: 'joined' },
    lapse: { by: 'clock', from: ['joined', 'held', 'inReview'], to: 'lapsed' },
    review: { by: 'clock', from: ['held'], to: 'inReview' },
    reward: { by: 'clock', from: ['held'], to: 'rewarded' },
    approve: { by: 'staff', from: ['inReview'], to: 'rewarded' },
    refuse: { by: 'staff', from: ['inReview'], to: 'refused' },
  },
} as const)

type Step = { invitationId: string; move: keyof typeof MOVES; set?: Partial<InvitationRow> }

/** Moves an invitation that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function step(tx: Transaction, { invitationId, move, set = {} }: Step): Promise<InvitationRow | undefined> {
  const { from, to } = MOVES[move]
  const [moved] = await tx
    .update(invitations)
    .set({ ...set, state: to })
    .where(and(eq(invitations.invitationId, invitationId), inArray(invitations.state, [...from])))
    .returning()
  return moved
}
