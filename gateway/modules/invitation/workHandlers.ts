import { invitation } from '../../../counter/contract/invitation'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { decisionsOn } from '../rewardReview/decisions'
import { caseOf, factsOf, listCases, lockedCase } from './cases'
import { reward, tellRefused } from './reward'
import type { InvitationRow } from './schema'
import { isEnough } from './terms'
import { step } from './states'

const decision = decisionsOn({ record: 'invitation', called: '邀请', lock: lockedCase, factsOf, shown: caseOf })

export const invitationWorkHandlers = implementWork(invitation, {
  list: ({ db, now, query }) => listCases(db, { ...query, now }),
  approve: (context) =>
    decision(context.params.invitationId, context, async (tx, row, deciding) => {
      await checkOrder(tx, row)
      await reward(tx, row, { ...deciding, move: 'approve', couponType: context.body.couponType })
    }),
  refuse: (context) =>
    decision(context.params.invitationId, context, async (tx, row, { now, set }) => {
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
