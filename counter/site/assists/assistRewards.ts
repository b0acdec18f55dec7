import { assist, type ReviewedAssist } from '../../contract/assist'
import { ask } from '../client/ask'
import type { RewardKind } from '../rewards/rewardKind'
import { FACTS } from './assistColumns'
import { helpersOf, ownOf, reasonsOf } from './words'

const seen = ({ assistId, version }: ReviewedAssist) => ({ params: { assistId }, version })

/** Coupons for members whom enough friends helped. */
export const ASSIST_REWARDS: RewardKind<ReviewedAssist> = {
  ...{ queue: 'assists', record: 'assist', name: '助力', receiver: '发起人', unsaid: '助力的人是谁' },
  idOf: ({ assistId }) => assistId,
  titleOf: ownOf,
  linesOf: (of) => [ownOf(of), helpersOf(of), ...reasonsOf(of)],
  facts: FACTS,
  approve: (of, body, key) => ask(assist.approve, { ...seen(of), body }, key),
  refuse: (of, body, key) => ask(assist.refuse, { ...seen(of), body }, key),
}
