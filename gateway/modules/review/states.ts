import type { ReviewState } from '../../../src/contract/review'
import { stateTable } from '../../lib/stateTable'

/** How a review moves once it is written: who causes it, and from where to where. */
export const REVIEW_MOVES = stateTable({
  of: 'reviews',
  states: ['waiting', 'published', 'hidden', 'deleted'] satisfies ReviewState[],
  first: 'waiting',
  last: ['deleted'],
  moves: {
    publish: { by: 'staff', from: ['waiting', 'hidden'], to: 'published' },
    hide: { by: 'staff', from: ['waiting', 'published'], to: 'hidden' },
    /** It was corrected, or got other pictures: somebody looks again. */
    resubmit: { by: 'author', from: ['published', 'hidden', 'waiting'], to: 'waiting' },
    /** It was edited and nothing of it has to be looked at. */
    edit: { by: 'author', from: ['published', 'waiting'], to: 'published' },
    delete: { by: 'author', from: ['waiting', 'published', 'hidden'], to: 'deleted' },
  },
} as const)

export type ReviewMove = keyof typeof REVIEW_MOVES

/** Whether a review may be moved so from where it stands. */
export const mayMove = (state: ReviewState, move: ReviewMove): boolean =>
  (REVIEW_MOVES[move].from as readonly ReviewState[]).includes(state)
