import type { NeedAudience } from '../catalogue/types'
import { AUDIENCE_WORDS } from './everydayWords'

/** Of several audiences of a text the first of these is meant: who may take least. */
const NEED_AUDIENCES = ['medicated', 'pregnant', 'infant', 'child', 'elder', 'adult'] as const satisfies readonly NeedAudience[]

/** Who asks before a medicine is taken: an infant, somebody pregnant or nursing, and who takes another medicine. */
export const asksFirst = (audience: NeedAudience | null): boolean =>
  audience === 'pregnant' || audience === 'medicated' || audience === 'infant'

/** The audience whose products are for this one: products know adults, children and the old. */
export const productAudience = (audience: NeedAudience | null): string => (audience === 'infant' ? 'child' : (audience ?? ''))

export type AudienceIn = { audience: NeedAudience; word: string }

const AUDIENCE_OF: ReadonlyMap<string, NeedAudience> = new Map(
  NEED_AUDIENCES.flatMap((audience) => AUDIENCE_WORDS[audience].map((word) => [word, audience] as const)),
)

/** Whom a text names, by an age in it or by one of the words it was cut into, and the word: 孕妇, 三个月宝宝. */
export function audienceIn(text: string, words: readonly string[]): AudienceIn | undefined {
  const named = words.flatMap((word): AudienceIn[] => {
    const audience = AUDIENCE_OF.get(word)
    return audience ? [{ audience, word }] : []
  })
  const said = [...agesIn(text), ...named]
  const audience = NEED_AUDIENCES.find((one) => said.some((own) => own.audience === one))
  return said.find((own) => own.audience === audience)
}

const CHILD = [...AUDIENCE_WORDS.child].sort((left, right) => right.length - left.length).join('|')
const FIGURE = '(\\d{1,3}|[一二两三四五六七八九十]{1,3})(?:多|来|几)?'
const YEARS = new RegExp(`${FIGURE}周?岁`, 'g')
/** An age in days, weeks or months, never how long something lasts: 5个月大, 三个月宝宝, 宝宝四个月; not 咳了两个月. */
const UNITS = '(天|周|个多?半?多?月)'
const YOUNG = [
  new RegExp(`${FIGURE}${UNITS}[大龄]`, 'g'),
  new RegExp(`${FIGURE}${UNITS}的?(?=婴|${CHILD})`, 'g'),
  new RegExp(`(?:婴儿|${CHILD}|出生|生下来)(?:才|刚|刚满|还不到|不到|未满|没到)?${FIGURE}${UNITS}`, 'g'),
]

const WEEKS_OF_PREGNANCY = new RegExp(`孕${FIGURE}(?:多?周|个?月)`, 'g')

const GROWN_UP = 14
const OLD = 65
const MONTHS_OF_INFANTS = 12

/** The audiences whose ages a text names. */
function agesIn(text: string): AudienceIn[] {
  const years = [...text.matchAll(YEARS)].flatMap(([word, figure = '']): AudienceIn[] => {
    const age = numberOf(figure)
    if (age === 0) return [{ audience: 'infant', word }]
    if (age < GROWN_UP) return [{ audience: 'child', word }]
    return age >= OLD ? [{ audience: 'elder', word }] : []
  })
  const young = YOUNG.flatMap((pattern) => [...text.matchAll(pattern)]).map(([word, figure = '', unit = '']): AudienceIn => {
    const isInfant = !unit.endsWith('月') || numberOf(figure) < MONTHS_OF_INFANTS
    return { audience: isInfant ? 'infant' : 'child', word }
  })
  const pregnant = [...text.matchAll(WEEKS_OF_PREGNANCY)].map(([word]): AudienceIn => ({ audience: 'pregnant', word }))
  return [...years, ...young, ...pregnant]
}

const NUMERALS = '零一二三四五六七八九'

/** Up to 99 in characters. */
function numberOf(figure: string): number {
  if (/^\d/.test(figure)) return Number(figure)
  const [tens = '', ones = ''] = figure.includes('十') ? figure.split('十') : ['零', figure]
  const digit = (character: string) => Math.max(0, NUMERALS.indexOf(character.replace('两', '二')))
  return (tens === '' ? 1 : digit(tens)) * 10 + digit(ones)
}
