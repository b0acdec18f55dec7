import { daysAfter } from '../../../src/lib/time'
import { ITEMS } from '../../demo/products/items'
import type { HealthInfo } from '../../../src/contract/patient'

import { DISEASE_GROUPS } from './diseaseGroups'
import { DISEASES } from '../disease/diseases'
import { findingsOf, titleOf } from './findings'
import { NOT_COVERED } from './ingredients'
import { allergyMeant, type Person } from './patientFacts'
import type { Condition, Rule } from './rule'
import { RULES } from './rules'
import { baseOf, contentsOf } from './substancesOf'

const TODAY = '2026-03-10'
const HEALTHY: HealthInfo = { allergies: [], chronicDiseases: [], liverKidney: 'normal', pregnancy: 'none' }
const GROWN: Person = { birthDate: '1990-03-10', today: TODAY, healthInfo: HEALTHY }

const drugs = (names: readonly string[], form = '片剂') =>
  names.map((name, at) => ({ productCode: String(at), ...contentsOf({ ingredients: [name], form }) }))
const firesFor = (rule: Rule, names: readonly string[], person: Person | null, form?: string) =>
  findingsOf([rule], drugs(names, form), person).length > 0

/** Born so that the age in whole months is exactly this one today, or a day short of it. */
function bornMonthsAgo(months: number, daysShort = 0) {
  const date = new Date(Date.UTC(2026, 2 - months, 10))
  return daysAfter(date.toISOString().slice(0, 10), daysShort)
}

const DISEASE_WORD = (codes: readonly string[]) => DISEASES.find(([code]) => codes.includes(code))?.[1] ?? ''
const ALLERGY_WORD = { penicillin: '青霉素', cephalosporin: '头孢', sulfonamide: '磺胺', nsaid: '阿司匹林', macrolide: '红霉素', quinolone: '沙星类', iodine: '碘', nitroimidazole: '甲硝唑', tetracycline: '四环素', seafood: '海鲜', milk: '牛奶' } // prettier-ignore

/** Somebody for whom the condition holds, and somebody as near as can be for whom it does not. */
function peopleOf(when: Condition): { meant: Person | null; beside: Person | null } {
  const withHealth = (change: Partial<HealthInfo>): Person => ({ ...GROWN, healthInfo: { ...HEALTHY, ...change } })
  switch (when.kind) {
    case 'double':
    case 'interaction':
      return { meant: null, beside: null }
    case 'allergy':
      return { meant: withHealth({ allergies: [ALLERGY_WORD[when.to]] }), beside: withHealth({ allergies: ['花粉'] }) }
    case 'age': {
      const limit = 'underMonths' in when ? when.underMonths : when.fromMonths
      const [short, full] = [bornMonthsAgo(limit, 1), bornMonthsAgo(limit)].map((birthDate) => ({ ...GROWN, birthDate })) as [
        Person,
        Person,
      ]
      return 'underMonths' in when ? { meant: short, beside: full } : { meant: full, beside: short }
    }
    case 'pregnancy':
      return { meant: withHealth({ pregnancy: 'pregnant' }), beside: withHealth({ pregnancy: 'nursing' }) }
    case 'nursing':
      return { meant: withHealth({ pregnancy: 'nursing' }), beside: withHealth({ pregnancy: 'pregnant' }) }
    case 'liver':
    case 'kidney':
      return { meant: withHealth({ liverKidney: 'abnormal' }), beside: withHealth({ liverKidney: 'normal' }) }
    case 'disease':
      return {
        meant: withHealth({ chronicDiseases: [DISEASE_WORD(DISEASE_GROUPS[when.of])] }),
        beside: withHealth({ chronicDiseases: ['近视'] }),
      }
  }
}

describe('the table of safety rules', () => {
  it('has at least 150 rules with ids of their own, a source with section and date, and plain words', () => {
    expect(RULES.length).toBeGreaterThanOrEqual(150)
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
    for (const { id, source, words, advice } of RULES) {
      const isPlain = [words, advice].every((text) => text.endsWith('。') && text.length <= 60)
      const hasSource = source.document.length > 4 && source.section !== '' && /^(19|20)\d\d(-\d\d){0,2}$/.test(source.date)
      expect({ id, isPlain, hasSource }).toEqual({ id, isPlain: true, hasSource: true })
    }
  })

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s fires for its case and not for what stands beside it', (_id, rule) => {
    const { meant, beside } = peopleOf(rule.when)
    expect(firesFor(rule, rule.fires, meant)).toBe(true)
    expect(firesFor(rule, rule.beside, meant)).toBe(false)
    // Without the person that is meant, or, of two drugs, one alone.
    const nearMisses = meant
      ? [firesFor(rule, rule.fires, beside), firesFor(rule, rule.fires, null)]
      : rule.fires.map((name) => firesFor(rule, [name], null))
    expect(nearMisses).toEqual([false, false])
  })

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s names only substances that the tables know', (_id, { fires, beside }) => {
    expect([...fires, ...beside].filter((name) => !baseOf(name))).toEqual([])
  })

  it('leaves alone what stays on the skin, unless the rule says so or somebody is allergic', () => {
    const of = (id: string) => RULES.find((rule) => rule.id === id)!
    const pregnant = peopleOf({ kind: 'pregnancy' }).meant
    expect(firesFor(of('pregnancy-nsaid'), ['双氯芬酸二乙胺'], pregnant, '乳胶剂')).toBe(false)
    expect(firesFor(of('pregnancy-retinoid'), ['维A酸'], pregnant, '乳膏剂')).toBe(true)
    expect(firesFor(of('allergy-quinolone'), ['左氧氟沙星'], peopleOf({ kind: 'allergy', to: 'quinolone' }).meant, '滴眼液')).toBe(true)
  })

  it('says a double ingredient once, the gravest first', () => {
    const found = findingsOf(RULES, drugs(['布洛芬', '布洛芬', '阿司匹林']), null)
    expect(found.filter(({ rule }) => rule.when.kind === 'double').map(({ rule }) => rule.id)).toEqual(['double-ibuprofen', 'double-nsaid'])
    expect(found[0]?.rule.severity).toBe('critical')
    expect(found[0] && titleOf(found[0].rule)).toBe('不要同吃：成分重复')
  })

  it.each([
    ['对青霉素不过敏', false],
    ['无', false],
    ['青霉素过敏', true],
    ['盘尼西林', true],
  ])('takes the allergy %s: %s', (said, meant) => {
    const person = { ...GROWN, healthInfo: { ...HEALTHY, allergies: [said] } }
    expect(allergyMeant(person, 'penicillin') !== undefined).toBe(meant)
  })
})

describe('names of substances', () => {
  it.each([
    ['盐酸二甲双胍', '二甲双胍'],
    ['硫酸氢氯吡格雷', '氯吡格雷'],
    ['苯磺酸氨氯地平', '氨氯地平'],
    ['头孢呋辛酯', '头孢呋辛'],
    ['双氯芬酸二乙胺', '双氯芬酸'],
    ['维生素B₆', '维生素B6'],
    ['西甲硅油（二甲硅油与二氧化硅）', '西甲硅油'],
    ['碳酸钙', '碳酸钙'],
    ['单硝酸异山梨酯', '单硝酸异山梨酯'],
    ['半夏（制）', '半夏'],
    ['水半夏（制）', undefined],
    ['三棱（醋制）', '三棱'],
    ['制何首乌', '何首乌'],
    ['青蒿素', undefined],
  ])('%s is %s', (printed, base) => expect(baseOf(printed)).toBe(base))

  it('knows every substance of the seeded chemical medicines, or lists it as not covered', () => {
    const printed = ITEMS.filter(({ kind }) => kind === 'chemical').flatMap(
      ({ ingredients, form }) => contentsOf({ ingredients, form }).unknown,
    )
    expect([...new Set(printed.map((name) => name.replace(/^盐酸/, '')))].sort()).toEqual([...NOT_COVERED].sort())
  })
})
