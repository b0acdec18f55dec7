import { GiftType } from '../../../src/contract/product'
import { appliesTo } from '../catalogue/appliesTo'
import type { Summed } from '../coupon/couponStanding'
import { allocateOver } from './allocateOver'

export type Rule = {
  promotionId: string
  type: number
  levels: ReadonlyArray<{ threshold: number; off: number }>
  productCodes: string[] | null
}

/** How far lines are towards a rule: `missing` cents to its next level (null at the last), `progress` in per cent of that level. */
export type RuleProgress<R extends Rule> = {
  rule: R
  amount: number
  off: number
  isReached: boolean
  missing: number | null
  progress: number
}

export function ruleProgressOf<R extends Rule>(rule: R, lines: readonly Summed[]): RuleProgress<R> {
  const amount = lines.filter((line) => appliesTo(rule, line)).reduce((sum, { total }) => sum + total, 0)
  const levels = [...rule.levels].sort((left, right) => left.threshold - right.threshold)
  // A plain gift asks for the product, not for an amount.
  const reached = levels.filter(({ threshold }) => amount > 0 && amount >= threshold).at(-1)
  const next = levels.find(({ threshold }) => amount < threshold)
  return {
    rule,
    amount,
    off: rule.type === GiftType.discount ? (reached?.off ?? 0) : 0,
    isReached: reached !== undefined || (rule.type === GiftType.gift && amount > 0 && levels.length === 0),
    missing: next ? next.threshold - amount : null,
    progress: next ? Math.floor((amount * 100) / next.threshold) : 100,
  }
}

/**
 * Takes the discounts off: each rule looks at what its lines cost in full, different rules add up, and together they never take
 * more than a line costs. `nets` is what remains of each line, for coupons; the order of the rules is that of their ids.
 */
export function discounted<R extends Rule>(
  lines: readonly Summed[],
  rules: readonly R[],
): { standings: Array<RuleProgress<R>>; off: number; nets: number[] } {
  const nets = lines.map(({ total }) => total)
  // Stryker disable next-line EqualityOperator: no two ids are equal.
  const inOrder = [...rules].sort((left, right) => (left.promotionId < right.promotionId ? -1 : 1))
  const standings = inOrder.map((rule) => ruleProgressOf(rule, lines))
  let off = 0
  for (const standing of standings) {
    const weights = lines.map((line, place) => (appliesTo(standing.rule, line) ? (nets[place] ?? 0) : 0))
    const most = weights.reduce((sum, weight) => sum + weight, 0)
    const taken = Math.min(standing.off, most)
    allocateOver(lines, taken, weights).forEach((part, place) => (nets[place] = (nets[place] ?? 0) - part))
    off += taken
  }
  return { standings, off, nets }
}
