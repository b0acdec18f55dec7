import { CLASS_NAMES } from './classNames'
import type { DrugClass } from './drugClass'
import { isMeant, isReached, ORDER } from './findings'
import type { Target } from './rule'
import { RULES } from './rules'
import type { Base, Substance } from './substancesOf'

/** Who stands on the other side of an interaction: of which rule, and in words. */
export type OtherSide = { ruleId: string; names: string }

const isClass = (one: Base | DrugClass): one is DrugClass => Object.hasOwn(CLASS_NAMES, one)
const nameOf = (one: Base | DrugClass): string => (isClass(one) ? CLASS_NAMES[one] : one)

/**
 * What interacts with a product, by the rules about what is in it: the gravest first, each class and substance once. A substance is named beside its class:
 * who takes aspirin every day does not look for it among pills against pain.
 */
export function otherSidesOf(substances: readonly Substance[]): OtherSide[] {
  const named = new Set<Base | DrugClass>()
  return sidesOf(substances).flatMap(({ ruleId, target }) => {
    const left = target.filter((one) => !named.has(one))
    for (const one of left) named.add(one)
    return left.length > 0 ? [{ ruleId, names: left.map(nameOf).join('或') }] : []
  })
}

function sidesOf(substances: readonly Substance[]): Array<{ ruleId: string; target: Target }> {
  const graver = [...RULES].sort((one, other) => ORDER[one.severity] - ORDER[other.severity])
  return graver.flatMap((rule) => {
    const { when } = rule
    if (when.kind !== 'interaction') return []
    const meets = (target: Target) => substances.some((substance) => isReached(rule, substance) && isMeant(substance, target))
    const targets = [...(meets(rule.about) ? [when.with] : []), ...(meets(when.with) ? [rule.about] : [])]
    return targets.map((target) => ({ ruleId: rule.id, target }))
  })
}
