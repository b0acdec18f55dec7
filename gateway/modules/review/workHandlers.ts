import { review } from '../../../counter/contract/review'
import { ROLE_NAMES, type Role } from '../../../counter/contract/workEndpoint'
import type { Transaction } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import type { StaffMember } from '../../kernel/work/workContext'
import { answer, hide, keep, publish } from './decide'
import { caseOf, listCases, pictureOfCase, standingCase } from './staffCase'
import { reviewOf } from './stored'

type Context = { now: Date; staff: StaffMember; params: { id: string } }
type Deciding = { id: string; staffId: string; now: Date }
type Act = (tx: Transaction, deciding: Deciding) => Promise<void>

/** An act on a review that stands as it was seen; the audit log reads from which state it led to which. */
function decision({ now, staff: { staffId }, params: { id } }: Context, act: Act) {
  return Promise.resolve({
    record: `review:${id}`,
    standing: (tx: Transaction) => standingCase(tx, id),
    change: async (tx: Transaction) => {
      const { state } = await reviewOf(tx, id)
      await act(tx, { id, staffId, now })
      const stands = await caseOf(tx, id)
      return { answer: stands, changes: { state: { from: state, to: stands.state } } }
    },
  })
}

/** What readers are told of who answers: a pharmacist is one, whatever else he does. */
const titleOf = (roles: readonly Role[]) => ROLE_NAMES[roles.includes('pharmacist') ? 'pharmacist' : 'clerk']

export const reviewWorkHandlers = implementWork(review, {
  list: ({ db, query }) => listCases(db, query),
  detail: ({ db, params: { id } }) => caseOf(db, id),
  picture: ({ db, providers, params }) => pictureOfCase({ db, providers }, params),
  publish: (context) => decision(context, publish),
  keep: (context) => decision(context, keep),
  hide: (context) => decision(context, (tx, deciding) => hide(tx, { ...deciding, ...context.body })),
  answer: (context) =>
    decision(context, (tx, deciding) => answer(tx, { ...deciding, ...context.body, title: titleOf(context.staff.roles) })),
})
