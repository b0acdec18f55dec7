import type { NeedAudience } from '../catalogue/types'
import { AUDIENCE_WORDS, FILLERS, MEDICINE_WORDS } from './everydayWords'
import type { SoldNeed } from './needTable'
import type { Vocabulary } from './vocabulary'
import type { Work } from './work'
import { partsOf } from './words'

/** A need recognized in a text, its audience, and the words that named it. */
export type NeedFound = { needs: SoldNeed[]; words: string[]; audience: NeedAudience | null }

type Piece = { kind: 'filler' } | { kind: 'medicine' } | { kind: 'audience'; audience: NeedAudience }

const PIECES: ReadonlyMap<string, Piece> = new Map<string, Piece>([
  ...FILLERS.map((word) => [word, { kind: 'filler' }] as const),
  ...MEDICINE_WORDS.map((word) => [word, { kind: 'medicine' }] as const),
  ...(['child', 'elder', 'pregnant', 'adult'] as const).flatMap((audience) =>
    AUDIENCE_WORDS[audience].map((word) => [word, { kind: 'audience', audience }] as const),
  ),
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
  if (whole) return { needs: [whole], words: [text], audience: null }
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
  for (const audience of ['child', 'elder', 'pregnant', 'adult'] as const)
    for (const word of [...AUDIENCE_WORDS[audience]].sort((left, right) => right.length - left.length))
      if (typed.includes(word)) return { rest: typed.replace(word, '').trim(), audience }
  return { rest: typed, audience: null }
}

function needsInside(vocabulary: Vocabulary, text: string, work: Work) {
  const needs = new Set<SoldNeed>()
  const words: string[] = []
  let audience: NeedAudience | null = null
  let isWhole = true
  let asksMedicine = false
  for (let at = 0; at < text.length;) {
    const need = longestAt(text, at, vocabulary.needs.longest, (word) =>
      vocabulary.needs.words.length > 0 ? needOfWord(vocabulary, word) : undefined,
    )
    const piece = longestAt(text, at, MAX_PIECE_LENGTH, (word) => PIECES.get(word))
    work.lookUp()
    if (need && (!piece || need.length >= piece.length)) {
      if (needs.size < MAX_NEEDS) {
        needs.add(need.value)
        words.push(text.slice(at, at + need.length))
      }
      at += need.length
    } else if (piece) {
      if (piece.value.kind === 'audience') audience ??= piece.value.audience
      if (piece.value.kind === 'medicine') asksMedicine = true
      at += piece.length
    } else {
      if (!FIGURE.test(text.slice(at))) isWhole = false
      at += 1
    }
  }
  return { needs: [...needs], words, audience, isWhole, asksMedicine }
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
