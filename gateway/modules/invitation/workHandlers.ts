import { invitation } from '../../../counter/contract/invitation'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import type { StaffMember } from '../../kernel/work/workContext'
import { caseOf, listCases, lockedCase, standingCase } from './cases'
import { reward, tellRefused } from './reward'
import type { InvitationRow } from './schema'
import { isEnough } from './terms'
import { step } from './states'

type Context = { now: Date; staff: StaffMember; params: { invitationId: string } }
type Deciding = { now: Date; set: Partial<InvitationRow> }

/** A decision on an invitation that stands as it was seen. */
function decision(
  { now, staff: { staffId }, params: { invitationId } }: Context,
  act: (tx: Transaction, row: InvitationRow, deciding: Deciding) => Promise<unknown>,
) {
  return Promise.resolve({
    record: `invitation:${invitationId}`,
    standing: (tx: Transaction) => standingCase(tx, invitationId),
    change: async (tx: Transaction) => {
      const before = await lockedCase(tx, invitationId)
      await act(tx, before, { now, set: { decidedAt: now, decidedBy: staffId, waitsSince: null } })
      const after = await lockedCase(tx, invitationId)
      return { answer: await caseOf(tx, after, now), changes: { state: { from: before.state, to: after.state } } }
    },
  })
}

export const invitationWorkHandlers = implementWork(invitation, {
  list: ({ db, now, query }) => listCases(db, { ...query, now }),
  approve: (context) =>
    decision(context, async (tx, row, deciding) => {
      await checkOrder(tx, row)
      await reward(tx, row, { ...deciding, move: 'approve', couponType: context.body.couponType })
    }),
  refuse: (context) =>
    decision(context, async (tx, row, { now, set }) => {
      const { reason } = context.body
      await step(tx, { invitationId: row.invitationId, move: 'refuse', set: { ...set, refusedFor: reason } })
      await tellRefused(tx, row, { reason, now })
    }),
})

/** What was given back meanwhile counts no more. 409 ORDER_RETURNED. */
async function checkOrder(tx: Transaction, { orderCode, terms }: InvitationRow): Promise<void> {
  if (orderCode !== null && (await isEnough(tx, orderCode, terms))) return
  throw new HttpError(409, 'ORDER_RETURNED', '新朋友的订单退了款，不再符合公布的条件')
}
