import { NOISE } from './everydayWords'
import { isKnown, matchesOf, type Match } from './matches'
import { plain } from '../catalogue/plain'
import type { Vocabulary } from './vocabulary'
import type { Work } from './work'

/** The words a typed text consists of, each with the terms that contain it. All of them have to fit a product. */
export type Words = Array<{ word: string; matches: Match[] }>

const CHINESE = /[\u3400-\u9fff]/
/** Maximum words of a query; a pasted sentence is searched by its first ones. */
const MAX_WORDS = 8

/** Splits what was typed into words the catalogue knows; nothing where some part is unknown. The first ones only where the work is used up before the last. */
export function wordsOf(vocabulary: Vocabulary, typed: string, work: Work): Words | undefined {
  const parts = wordPartsOf(typed)
  if (parts.length === 0) return undefined
  // Pinyin is often typed with blanks between the syllables: it is one word as long as the catalogue knows it as one.
  if (parts.length > 1) {
    const whole = matchesOf(vocabulary, parts.join(''), work)
    if (whole.length > 0) return [{ word: parts.join(''), matches: whole }]
  }
  const words: Words = []
  for (const part of searchedParts(parts)) {
    if (work.isUsedUp) break
    const matches = matchesOf(vocabulary, part, work)
    const found =
      matches.length > 0
        ? [{ word: part, matches }]
        : CHINESE.test(part)
          ? piecesOf(vocabulary, withoutNoise(vocabulary, part, work), work)
          : undefined
    if (!found) return undefined
    words.push(...found)
  }
  return words.length > 0 ? words : undefined
}

export const partsOf = (typed: string) =>
  typed
    .split(/[\s,，、+]+/)
    .map(plain)
    .filter((part) => part !== '')

/** Pinyin syllables that were typed with blanks are one word: alone each stands in half the catalogue. */
const SYLLABLES = /^[a-z]{1,6}(?: [a-z]{1,6}){2,}$/
export const wordPartsOf = (typed: string) => {
  const parts = partsOf(typed)
  return SYLLABLES.test(parts.join(' ')) ? [parts.join('')] : parts
}

/** The query's tokens, without duplicates. */
export const searchedParts = (parts: readonly string[]) => [...new Set(parts)].slice(0, MAX_WORDS)

function withoutNoise(vocabulary: Vocabulary, part: string, work: Work): string {
  for (let rest = part; ;) {
    const shorter = rest.replace(NOISE, '')
    // 白药 without 药 is no word any more.
    if (shorter === rest || shorter.length < 2) return rest
    if (isKnown(vocabulary, shorter, work)) return shorter
    rest = shorter
  }
}

/** A part written without blanks, as known pieces: 岭青布洛芬, 儿童感冒颗粒. The longest first, at most four; only the last may be a single character. */
function piecesOf(vocabulary: Vocabulary, part: string, work: Work, max = 4): Words | undefined {
  // 维生素K is not 维生素 and anything with a K.
  if (work.isUsedUp || /^[a-z\d]$/.test(part)) return undefined
  const whole = matchesOfPiece(vocabulary, part, work)
  if (whole.length > 0) return [{ word: part, matches: whole }]
  if (max === 1) return undefined
  for (let length = part.length - 1; length >= 2; length -= 1) {
    const piece = part.slice(0, length)
    const matches = matchesOfPiece(vocabulary, piece, work)
    if (matches.length === 0) continue
    const rest = piecesOf(vocabulary, part.slice(length), work, max - 1)
    if (rest) return [{ word: piece, matches }, ...rest]
  }
  return undefined
}

/** A piece of a symptom means nothing: 火烧 is not 火烧心. */
const matchesOfPiece = (vocabulary: Vocabulary, piece: string, work: Work): Match[] =>
  isKnown(vocabulary, piece, work)
    ? matchesOf(vocabulary, piece, work).filter(({ term }) => {
        const { field, text } = vocabulary.terms[term] ?? {}
        return field !== 'symptom' || text === piece
      })
    : []
