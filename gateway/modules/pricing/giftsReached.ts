import { GiftType } from '../../../src/contract/product'
import type { Mark } from '../catalogue/types'
import type { RuleProgress } from './promotions'
import type { GiftGoods, RunningRule } from './runningRules'

/** Prescription drugs and OTC 甲 may never be gifts, whatever promotion an operator writes (LAW-AND-PRIVACY, D11). */
export const mayBeGiven = (mark: Mark) => mark === 'otcB' || mark === 'none'

/** The gifts that lines have reached and that are still there, beside what the lines themselves take from stock. */
export function giftsReached(standings: ReadonlyArray<RuleProgress<RunningRule>>, taken: ReadonlyMap<string, number>): GiftGoods[] {
  const left = new Map<string, number>()
  return standings.flatMap(({ rule, isReached }) => {
    if (!isReached || !rule.gift || (rule.type !== GiftType.gift && rule.type !== GiftType.fullGift)) return []
    const { stock, ...gift } = rule.gift
    const remaining = left.get(gift.skuCode) ?? stock - (taken.get(gift.skuCode) ?? 0)
    left.set(gift.skuCode, remaining - gift.quantity)
    return remaining >= gift.quantity ? [gift] : []
  })
}
