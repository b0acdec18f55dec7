import { assist } from '../../../counter/contract/assist'
import type { Transaction } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import type { StaffMember } from '../../kernel/work/workContext'
import { checkSubstitute, couponEnded } from '../coupon/substitute'
import { couponsOf } from './activities'
import { caseOf, listCases, lockedCase, standingCase } from './cases'
import { reward, tellRefused } from './reward'
import type { AssistRow } from './schema'
import { step } from './states'

type Context = { now: Date; staff: StaffMember; params: { assistId: string } }
type Deciding = { now: Date; set: Partial<AssistRow> }

/** A decision on an assist that stands as it was seen. */
function decision(
  { now, staff: { staffId }, params: { assistId } }: Context,
  act: (tx: Transaction, row: AssistRow, deciding: Deciding) => Promise<unknown>,
) {
  return Promise.resolve({
    record: `assist:${assistId}`,
    standing: (tx: Transaction) => standingCase(tx, assistId),
    change: async (tx: Transaction) => {
      const before = await lockedCase(tx, assistId)
      await act(tx, before, { now, set: { decidedAt: now, decidedBy: staffId, waitsSince: null } })
      const after = await lockedCase(tx, assistId)
      return { answer: await caseOf(tx, after, now), changes: { state: { from: before.state, to: after.state } } }
    },
  })
}

export const assistWorkHandlers = implementWork(assist, {
  list: ({ db, now, query }) => listCases(db, { ...query, now }),
  approve: (context) =>
    decision(context, async (tx, row, { now, set }) => {
      await reward(tx, row, { now, set, move: 'approve', couponType: await given(tx, row, { ...context.body, now }) })
    }),
  refuse: (context) =>
    decision(context, async (tx, row, { now, set }) => {
      const { reason } = context.body
      await step(tx, { assistId: row.assistId, move: 'refuse', set: { ...set, refusedFor: reason } })
      await tellRefused(tx, row, { reason, now })
    }),
})

/** What was published; or, where that has ended, what takes its place. 409 COUPON_ENDED, NOT_GIVEN_ONLY. */
async function given(
  tx: Transaction,
  { terms }: AssistRow,
  { couponType, now }: { couponType?: string | undefined; now: Date },
): Promise<string> {
  const published = (await couponsOf(tx, [terms.couponType], now)).get(terms.couponType)
  if (published && !published.isEnded) return terms.couponType
  if (couponType === undefined) throw couponEnded()
  await checkSubstitute(tx, couponType, now)
  return couponType
}
