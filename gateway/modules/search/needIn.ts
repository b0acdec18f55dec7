import type { NeedAudience } from '../catalogue/types'
import { AUDIENCE_WORDS, FILLERS, MEDICINE_WORDS } from './everydayWords'
import type { SoldNeed } from './needTable'
import type { Vocabulary } from './vocabulary'
import type { Work } from './work'
import { partsOf } from './words'

/** A need recognized in a text, its audience, and the words that named it. */
export type NeedFound = { needs: SoldNeed[]; words: string[]; audience: NeedAudience | null }

/** Of several audiences of a text the first of these is meant: who may take least. */
const AUDIENCES = ['medicated', 'pregnant', 'child', 'elder', 'adult'] as const satisfies readonly NeedAudience[]

type Piece = { kind: 'filler' } | { kind: 'medicine' } | { kind: 'audience'; audience: NeedAudience }

const PIECES: ReadonlyMap<string, Piece> = new Map<string, Piece>([
  ...FILLERS.map((word) => [word, { kind: 'filler' }] as const),
  ...MEDICINE_WORDS.map((word) => [word, { kind: 'medicine' }] as const),
  ...AUDIENCES.flatMap((audience) => AUDIENCE_WORDS[audience].map((word) => [word, { kind: 'audience', audience }] as const)),
])
const MAX_PIECE_LENGTH = Math.max(...[...PIECES.keys()].map(({ length }) => length))
const MAX_NEEDS = 3
const FIGURE = /^\d/

/**
 * What a text asks for that consists of needs, for whom, and words that add nothing: 宝宝发烧怎么办. Nothing where another word stands
 * in it, and where a medicine is asked for that only a prescription opens: 降压药 names a class.
 */
export function needIn(vocabulary: Vocabulary, typed: string, work: Work): NeedFound | undefined {
  const text = partsOf(typed).join('')
  const whole = vocabulary.needs.of(text)
  work.lookUp()
  // Its letters stand in other words too: 打嗝 and 大葛.
  if (whole) return { needs: [whole], words: [vocabulary.needs.inCharacters(text)], audience: null }
  const read = needsInside(vocabulary, text, work)
  if (!read.isWhole || read.needs.length === 0 || (read.asksMedicine && !read.needs.some(({ hasMedicine }) => hasMedicine)))
    return undefined
  return read
}

/** Needs found anywhere in a text of which nothing else was found. */
export function needWithin(vocabulary: Vocabulary, typed: string, work: Work): NeedFound | undefined {
  const text = partsOf(typed).join('')
  const read = needsInside(vocabulary, text, work)
  // A single character means nothing in another word, and 维生素K is no wish for any vitamin.
  const isTold = read.words.some((word) => word.length > 1 && !/^[a-z]/.test(text.slice(text.indexOf(word) + word.length)))
  return isTold ? read : undefined
}

/** The audience of a text, and the rest of it. */
export function withoutAudience(typed: string): { rest: string; audience: NeedAudience | null } {
  for (const audience of AUDIENCES)
    for (const word of [...AUDIENCE_WORDS[audience]].sort((left, right) => right.length - left.length))
      if (typed.includes(word)) return { rest: typed.replace(word, '').trim(), audience }
  return { rest: typed, audience: null }
}

function needsInside(vocabulary: Vocabulary, text: string, work: Work) {
  const needs = new Set<SoldNeed>()
  const words: string[] = []
  const named = new Set<NeedAudience>(agesIn(text))
  let isWhole = true
  let asksMedicine = false
  for (let at = 0; at < text.length;) {
    const need = longestAt(text, at, vocabulary.needs.longest, (word) =>
      vocabulary.needs.words.length > 0 ? needOfWord(vocabulary, word) : undefined,
    )
    const piece = longestAt(text, at, MAX_PIECE_LENGTH, (word) => PIECES.get(word))
    work.lookUp()
    if (need && isDenied(text, at)) {
      at += need.length
    } else if (need && (!piece || need.length >= piece.length)) {
      // One word of a need says what the others say.
      if (needs.size < MAX_NEEDS && !needs.has(need.value)) {
        needs.add(need.value)
        words.push(text.slice(at, at + need.length))
      }
      at += need.length
    } else if (piece) {
      if (piece.value.kind === 'audience') named.add(piece.value.audience)
      if (piece.value.kind === 'medicine') asksMedicine = true
      at += piece.length
    } else {
      if (!FIGURE.test(text.slice(at))) isWhole = false
      at += 1
    }
  }
  const audience = AUDIENCES.find((one) => named.has(one)) ?? null
  return { ...decisive([...needs], words), audience, isWhole, asksMedicine }
}

/** What the table names nothing for decides, whatever else is named: who has shingles and a blister is not sold a plaster. */
function decisive(needs: SoldNeed[], words: string[]): Pick<NeedFound, 'needs' | 'words'> {
  const at = needs.findIndex(({ choices }) => choices.length === 0)
  return at < 0 ? { needs, words } : { needs: needs.slice(at, at + 1), words: words.slice(at, at + 1) }
}

const DENIAL = /(?:[不没无未]|没有)$/

/** 起疹子，不憋气 names one need. */
const isDenied = (text: string, at: number) => DENIAL.test(text.slice(0, at))

const NUMERALS = '零一二三四五六七八九'
const AGE = /(\d{1,3}|[一二两三四五六七八九十]{1,3})(?:多|来|几)?(周?岁|个半?月[大的龄])/g
const GROWN_UP = 14
const OLD = 65

/** The audiences whose ages a text names: 3岁, 七十岁, 5个月大. */
function agesIn(text: string): NeedAudience[] {
  return [...text.matchAll(AGE)].flatMap(([, figure = '', unit = '']) => {
    const age = numberOf(figure)
    if (!unit.endsWith('岁') || age < GROWN_UP) return ['child']
    return age >= OLD ? ['elder'] : []
  })
}

/** Up to 99 in characters. */
function numberOf(figure: string): number {
  if (/^\d/.test(figure)) return Number(figure)
  const [tens = '', ones = ''] = figure.includes('十') ? figure.split('十') : ['零', figure]
  const digit = (character: string) => Math.max(0, NUMERALS.indexOf(character.replace('两', '二')))
  return (tens === '' ? 1 : digit(tens)) * 10 + digit(ones)
}

/** Whether a part of a text is made of words that name nothing to search for: 吃什么药, 宝宝. */
export function saysNothing(vocabulary: Vocabulary, part: string, work: Work): boolean {
  const { isWhole, needs } = needsInside(vocabulary, part, work)
  return isWhole && needs.length === 0
}

const needOfWord = (vocabulary: Vocabulary, word: string) => (/[a-z]/.test(word) ? undefined : vocabulary.needs.of(word))

function longestAt<T>(
  text: string,
  at: number,
  longest: number,
  of: (word: string) => T | undefined,
): { length: number; value: T } | undefined {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const value = of(text.slice(at, at + length))
    if (value !== undefined) return { length, value }
  }
  return undefined
}
