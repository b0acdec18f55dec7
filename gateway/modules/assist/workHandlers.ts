import { assist } from '../../../counter/contract/assist'
import type { Transaction } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import { checkSubstitute, couponEnded } from '../coupon/substitute'
import { decisionsOn } from '../rewardReview/decisions'
import { couponsOf } from './activities'
import { caseOf, factsOf, listCases, lockedCase } from './cases'
import { reward, tellRefused } from './reward'
import type { AssistRow } from './schema'
import { step } from './states'

const decision = decisionsOn({ record: 'assist', called: '助力', lock: lockedCase, factsOf: (_, row) => factsOf(row), shown: caseOf })

export const assistWorkHandlers = implementWork(assist, {
  list: ({ db, now, query }) => listCases(db, { ...query, now }),
  approve: (context) =>
    decision(context.params.assistId, context, async (tx, row, { now, set }) => {
      await reward(tx, row, { now, set, move: 'approve', couponType: await given(tx, row, { ...context.body, now }) })
    }),
  refuse: (context) =>
    decision(context.params.assistId, context, async (tx, row, { now, set }) => {
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
