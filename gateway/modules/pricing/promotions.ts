import { GiftType } from '../../../src/contract/product'
import { sumOf } from '../../lib/sumOf'
import { appliesTo } from '../catalogue/appliesTo'
import type { Summed } from '../coupon/couponStanding'
import { allocateOver } from './allocateOver'
import { pairsIn, type Companion, type Paired } from './assort'

export type Rule = {
  promotionId: string
  type: number
  levels: ReadonlyArray<{ threshold: number; off: number }>
  productCodes: string[] | null
  /** Of the kind `assort`: what is cheaper beside the one product of `productCodes`. */
  companions?: readonly Companion[] | null
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

/** `memberOff`: cents of `total` that a member does not pay; `singles`: pieces that are bought one by one, which alone make pairs. */
export type ToDiscount = Summed & { memberOff?: number; singles?: number }
/** `pairs`: by line what is bought together and what that takes off it, which is a part of `off`. */
type Discounted<R extends Rule> = {
  standings: Array<RuleProgress<R>>
  off: number
  nets: number[]
  plainNets: number[]
  pairs: Paired[]
}

/**
 * Takes the discounts off. First come the pairs that are bought together, wholly off the companion's lines. Each other rule looks at what they
 * left of its lines in full, different rules add up, and together they never take more than a line costs. `nets` is what remains of each line,
 * for coupons; `plainNets` what would remain of it without the member price. The order of the rules is that of their ids.
 */
export function discounted<R extends Rule>(lines: readonly ToDiscount[], rules: readonly R[]): Discounted<R> {
  const pairs = pairsIn(lines, rules)
  const begin = lines.map(({ total, memberOff = 0 }) => total - memberOff)
  const reduced = lines.map((line, place) => ({ ...line, total: line.total - (pairs[place]?.plainOff ?? 0) }))
  let [plainNets, nets] = [reduced.map(({ total }) => total), begin.map((own, place) => own - (pairs[place]?.off ?? 0))]
  // Stryker disable next-line EqualityOperator: no two ids are equal.
  const inOrder = [...rules].sort((left, right) => (left.promotionId < right.promotionId ? -1 : 1))
  const standings = inOrder.map((rule) => {
    const progress = ruleProgressOf(rule, reduced)
    return { ...progress, isReached: progress.isReached || pairs.some(({ promotionId }) => promotionId === rule.promotionId) }
  })
  for (const { rule, off } of standings) {
    plainNets = lessOff({ lines, nets: plainNets, rule, off })
    // Shares are whole cents: a line's remaining one must not make a member pay more than others do.
    const capped = nets.map((net, place) => Math.min(net, plainNets[place] ?? 0))
    nets = lessOff({ lines, nets: capped, rule, off: off - (sumOf(nets) - sumOf(capped)) })
  }
  return { standings, off: sumOf(begin) - sumOf(nets), nets, plainNets, pairs }
}

type Taking = { lines: readonly Summed[]; nets: readonly number[]; rule: Rule; off: number }

/** What is left of each line after `off` cents were spread over those that a rule reaches, as far as they go. */
function lessOff({ lines, nets, rule, off }: Taking): number[] {
  const weights = lines.map((line, place) => (appliesTo(rule, line) ? (nets[place] ?? 0) : 0))
  const parts = allocateOver(lines, Math.min(off, sumOf(weights)), weights)
  return nets.map((net, place) => net - (parts[place] ?? 0))
}
