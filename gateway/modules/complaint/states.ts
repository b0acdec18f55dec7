import type { ComplaintState } from '../../../src/contract/complaintStates'
import { stateTable } from '../../lib/stateTable'

/** How a complaint moves: who causes it, and from where to where. */
export const COMPLAINT_MOVES = stateTable({
  of: 'complaints',
  states: ['waiting', 'inHand', 'asked', 'answered', 'closed', 'withdrawn'] satisfies ComplaintState[],
  first: 'waiting',
  last: ['closed', 'withdrawn'],
  moves: {
    take: { by: 'staff', from: ['waiting'], to: 'inHand' },
    ask: { by: 'staff', from: ['waiting', 'inHand'], to: 'asked' },
    answer: { by: 'staff', from: ['waiting', 'inHand', 'asked'], to: 'answered' },
    /** Its reporter answered the question, or is not done with the answer. */
    add: { by: 'reporter', from: ['asked', 'answered'], to: 'inHand' },
    appraise: { by: 'reporter', from: ['answered'], to: 'closed' },
    withdraw: { by: 'reporter', from: ['waiting', 'inHand', 'asked'], to: 'withdrawn' },
    /** Its reporter said nothing more in time. */
    lapse: { by: 'clock', from: ['asked', 'answered'], to: 'closed' },
  },
} as const)

export type ComplaintMove = keyof typeof COMPLAINT_MOVES

/** Whether a complaint may be moved so from where it stands. */
export const mayMove = (state: ComplaintState, move: ComplaintMove): boolean =>
  (COMPLAINT_MOVES[move].from as readonly ComplaintState[]).includes(state)

/** Whether its reporter may say something: as long as it is open, also where that moves nothing. */
export const mayAdd = (state: ComplaintState): boolean => state !== 'closed' && state !== 'withdrawn'
