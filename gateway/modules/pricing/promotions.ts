import { GiftType } from '../../../src/contract/product'
import { sumOf } from '../../kernel/sumOf'
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

/** `memberOff`: cents of `total` that a member does not pay. */
type ToDiscount = Summed & { memberOff?: number }
type Discounted<R extends Rule> = { standings: Array<RuleProgress<R>>; off: number; nets: number[]; plainNets: number[] }

/**
 * Takes the discounts off: each rule looks at what its lines cost in full, different rules add up, and together they never take
 * more than a line costs. `nets` is what remains of each line, for coupons; `plainNets` what would remain of it without the member price. The
 * order of the rules is that of their ids.
 */
export function discounted<R extends Rule>(lines: readonly ToDiscount[], rules: readonly R[]): Discounted<R> {
  const begin = lines.map(({ total, memberOff = 0 }) => total - memberOff)
  let [plainNets, nets] = [lines.map(({ total }) => total), begin]
  // Stryker disable next-line EqualityOperator: no two ids are equal.
  const inOrder = [...rules].sort((left, right) => (left.promotionId < right.promotionId ? -1 : 1))
  const standings = inOrder.map((rule) => ruleProgressOf(rule, lines))
  for (const { rule, off } of standings) {
    plainNets = lessOff({ lines, nets: plainNets, rule, off })
    // Shares are whole cents: a line's remaining one must not make a member pay more than others do.
    const capped = nets.map((net, place) => Math.min(net, plainNets[place] ?? 0))
    nets = lessOff({ lines, nets: capped, rule, off: off - (sumOf(nets) - sumOf(capped)) })
  }
  return { standings, off: sumOf(begin) - sumOf(nets), nets, plainNets }
}

type Taking = { lines: readonly Summed[]; nets: readonly number[]; rule: Rule; off: number }

/** What is left of each line after `off` cents were spread over those that a rule reaches, as far as they go. */
function lessOff({ lines, nets, rule, off }: Taking): number[] {
  const weights = lines.map((line, place) => (appliesTo(rule, line) ? (nets[place] ?? 0) : 0))
  const parts = allocateOver(lines, Math.min(off, sumOf(weights)), weights)
  return nets.map((net, place) => net - (parts[place] ?? 0))
}
