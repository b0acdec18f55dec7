import { NOISE } from './everydayWords'
import { isKnown, matchesOf, type Match } from './matches'
import { plain } from './reading'
import type { SearchIndex } from './searchIndex'
import type { Work } from './work'

/** The words a typed text consists of, each with the terms that contain it. All of them have to fit a product. */
export type Words = Array<{ word: string; matches: Match[] }>

const CHINESE = /[\u3400-\u9fff]/
/** Words that are looked for at once; a pasted sentence is searched by its first ones. */
const MOST_WORDS = 8

/** Splits what was typed into words the catalogue knows; nothing where some part is unknown. The first ones only where the work is used up before the last. */
export function wordsOf(index: SearchIndex, typed: string, work: Work): Words | undefined {
  const parts = partsOf(typed)
  if (parts.length === 0) return undefined
  // Pinyin is often typed with blanks between the syllables: it is one word as long as the catalogue knows it as one.
  if (parts.length > 1) {
    const whole = matchesOf(index, parts.join(''), work)
    if (whole.length > 0) return [{ word: parts.join(''), matches: whole }]
  }
  const words: Words = []
  for (const part of searchedParts(parts)) {
    if (work.isUsedUp) break
    const matches = matchesOf(index, part, work)
    const found =
      matches.length > 0
        ? [{ word: part, matches }]
        : CHINESE.test(part)
          ? piecesOf(index, withoutNoise(index, part, work), work)
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

/** The parts that are looked for: each once. */
export const searchedParts = (parts: readonly string[]) => [...new Set(parts)].slice(0, MOST_WORDS)

function withoutNoise(index: SearchIndex, part: string, work: Work): string {
  for (let rest = part; ;) {
    const shorter = rest.replace(NOISE, '')
    if (shorter === rest || shorter === '') return rest
    if (isKnown(index, shorter, work)) return shorter
    rest = shorter
  }
}

/** A part written without blanks, as known pieces: 岭青布洛芬, 儿童感冒颗粒. The longest first, at most four; only the last may be a single character. */
function piecesOf(index: SearchIndex, part: string, work: Work, most = 4): Words | undefined {
  if (work.isUsedUp) return undefined
  if (isKnown(index, part, work)) return [{ word: part, matches: matchesOf(index, part, work) }]
  if (most === 1) return undefined
  for (let length = part.length - 1; length >= 2; length -= 1) {
    const piece = part.slice(0, length)
    if (!isKnown(index, piece, work)) continue
    const rest = piecesOf(index, part.slice(length), work, most - 1)
    if (rest) return [{ word: piece, matches: matchesOf(index, piece, work) }, ...rest]
  }
  return undefined
}
