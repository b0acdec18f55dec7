import { allergyText } from '../../../src/contract/patient'
import type { Severity } from '../../../src/contract/safety'
import { allergyMeant, diseaseMeant, monthsOn, type Person } from './patientFacts'
import type { Condition, Rule, RuleKind, Target } from './rule'
import type { Contents, Substance } from './substancesOf'

/** A product as the rules see it. */
export type CheckedDrug = Pick<Contents, 'substances'> & { productCode: string }

/** A rule that holds: the products it is about, and what of the patient's record made it hold. */
export type Found = { rule: Rule; productCodes: string[]; because: string | null }

export const isMeant = ({ base, classes }: Substance, target: Target) =>
  target.some((one) => one === base || classes.some((each) => each === one))
export const isReached = ({ localToo }: Rule, { isLocal }: Substance) => !isLocal || localToo === true

/** Substances of a product that a rule is about. Who is allergic is so on the skin, too. */
const meantOf = (rule: Rule, drug: CheckedDrug, target: Target) =>
  drug.substances.filter((substance) => (rule.when.kind === 'allergy' || isReached(rule, substance)) && isMeant(substance, target))

const pairsOf = <T>(list: readonly T[]): Array<[T, T]> =>
  list.flatMap((left, at) => list.slice(at + 1).map((right): [T, T] => [left, right]))
const basesOf = (substances: readonly Substance[]) => substances.map(({ base }) => base)
const codesOf = (pair: readonly CheckedDrug[]) => pair.map(({ productCode }) => productCode)

/** Products of the list that share one base, or stand in the same class with different ones. */
function doubled(rule: Rule, by: 'base' | 'class', drugs: readonly CheckedDrug[]): string[] {
  const meant = drugs.map((drug) => ({ drug, bases: basesOf(meantOf(rule, drug, rule.about)) })).filter(({ bases }) => bases.length > 0)
  const isDouble = (left: readonly string[], right: readonly string[]) =>
    by === 'base'
      ? left.some((base) => right.includes(base))
      : left.some((base) => !right.includes(base)) || right.some((base) => !left.includes(base))
  const pairs = pairsOf(meant).filter(([left, right]) => isDouble(left.bases, right.bases))
  return [...new Set(pairs.flatMap((pair) => codesOf(pair.map(({ drug }) => drug))))]
}

function interacting(rule: Rule, other: Target, drugs: readonly CheckedDrug[]): string[] {
  const lefts = drugs.filter((drug) => meantOf(rule, drug, rule.about).length > 0)
  const rights = drugs.filter((drug) => meantOf(rule, drug, other).length > 0)
  const pairs = lefts.flatMap((left) => rights.filter((right) => isTwo(rule, other, left, right)).map((right) => codesOf([left, right])))
  return [...new Set(pairs.flat())]
}

/** Two products, of which not both contain one and the same substance that stands on both sides of the rule. */
function isTwo(rule: Rule, other: Target, left: CheckedDrug, right: CheckedDrug) {
  if (left.productCode === right.productCode) return false
  const one = basesOf(meantOf(rule, left, rule.about))
  return basesOf(meantOf(rule, right, other)).some((base) => one.some((about) => about !== base))
}

/** Why a condition on the patient holds, in the words of his record; undefined where it does not. */
function reasonOf(when: Condition, person: Person): string | undefined {
  const { healthInfo } = person
  if (when.kind === 'allergy') return allergyOf(allergyMeant(person, when.to))
  if (when.kind === 'disease') return diseaseMeant(person, when.of)
  if (when.kind === 'age') return ageReason(when, person)
  if (when.kind === 'pregnancy') return healthInfo?.pregnancy === 'pregnant' ? '怀孕中' : undefined
  if (when.kind === 'nursing') return healthInfo?.pregnancy === 'nursing' ? '哺乳期' : undefined
  if (when.kind !== 'liver' && when.kind !== 'kidney') return undefined
  return healthInfo?.liverKidney === 'abnormal' ? '肝肾功能异常' : diseaseMeant(person, when.kind)
}

const allergyOf = (said: string | undefined) => said && allergyText(said)

function ageReason(when: Extract<Condition, { kind: 'age' }>, { birthDate, today }: Person): string | undefined {
  const months = monthsOn(birthDate, today)
  const holds = 'underMonths' in when ? months < when.underMonths : months >= when.fromMonths
  return holds ? (months < 24 ? `${months} 个月` : `${Math.floor(months / 12)} 岁`) : undefined
}

function foundBy(rule: Rule, drugs: readonly CheckedDrug[], person: Person | null): Found | undefined {
  const { when } = rule
  if (when.kind === 'double' || when.kind === 'interaction') {
    const productCodes = when.kind === 'double' ? doubled(rule, when.by, drugs) : interacting(rule, when.with, drugs)
    return productCodes.length > 0 ? { rule, productCodes, because: null } : undefined
  }
  const because = person && reasonOf(when, person)
  const productCodes = because ? codesOf(drugs.filter((drug) => meantOf(rule, drug, rule.about).length > 0)) : []
  return because && productCodes.length > 0 ? { rule, productCodes, because } : undefined
}

/** The gravest first. */
export const ORDER: Readonly<Record<Severity, number>> = { critical: 0, warning: 1, info: 2 }
const sameAs = (found: Found) =>
  `${found.rule.when.kind === 'age' ? found.rule.id : found.rule.when.kind}:${found.because}:${found.productCodes.join()}`

/**
 * Every rule that holds for these products and this person (null: nobody is chosen, and only what needs no person is checked), the gravest
 * first. Of rules of one kind that say something of the same products, the first of the table is kept where both are as grave: a double
 * ingredient is not said twice.
 */
export function findingsOf(rules: readonly Rule[], drugs: readonly CheckedDrug[], person: Person | null): Found[] {
  const found = rules.flatMap((rule) => foundBy(rule, drugs, person) ?? [])
  const graver = [...found].sort((left, right) => ORDER[left.rule.severity] - ORDER[right.rule.severity])
  const seen = new Set<string>()
  return graver.filter((one) => {
    if (one.rule.when.kind !== 'double') return true
    const key = sameAs(one)
    return !seen.has(key) && seen.add(key)
  })
}

const TITLES: Readonly<Record<RuleKind, string>> = {
  double: '成分重复',
  interaction: '互相影响',
  allergy: '过敏',
  age: '年龄',
  pregnancy: '孕期',
  nursing: '哺乳期',
  liver: '肝功能',
  kidney: '肾功能',
  disease: '慢性病',
}

const TOGETHER: Readonly<Record<Severity, string>> = { critical: '不要同吃', warning: '尽量别同吃', info: '同吃要留意' }
const ALONE: Readonly<Record<Severity, string>> = { critical: '禁用', warning: '慎用', info: '留意' }

/** 禁用：孕期 */
export const titleOf = ({ severity, when: { kind } }: Rule) =>
  `${(kind === 'double' || kind === 'interaction' ? TOGETHER : ALONE)[severity]}：${TITLES[kind]}`
