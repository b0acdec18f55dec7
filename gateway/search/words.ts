import { NOISE } from './everydayWords'
import { isKnown, matchesOf, type Match } from './matches'
import { plain } from './reading'
import type { SearchIndex } from './searchIndex'

/** The words a typed text consists of, each with the terms that contain it. All of them have to fit a product. */
export type Words = Array<{ word: string; matches: Match[] }>

const CHINESE = /[\u3400-\u9fff]/

/** Splits what was typed into words the catalogue knows; nothing where some part is unknown. */
export function wordsOf(index: SearchIndex, typed: string): Words | undefined {
  const parts = partsOf(typed)
  if (parts.length === 0) return undefined
  // Pinyin is often typed with blanks between the syllables: it is one word as long as the catalogue knows it as one.
  if (parts.length > 1) {
    const whole = matchesOf(index, parts.join(''))
    if (whole.length > 0) return [{ word: parts.join(''), matches: whole }]
  }
  const words: Words = []
  for (const part of parts) {
    const matches = matchesOf(index, part)
    const found =
      matches.length > 0 ? [{ word: part, matches }] : CHINESE.test(part) ? piecesOf(index, withoutNoise(index, part)) : undefined
    if (!found) return undefined
    words.push(...found)
  }
  return words
}

export const partsOf = (typed: string) =>
  typed
    .split(/[\s,，、+]+/)
    .map(plain)
    .filter((part) => part !== '')

function withoutNoise(index: SearchIndex, part: string): string {
  for (let rest = part; ;) {
    const shorter = rest.replace(NOISE, '')
    if (shorter === rest || shorter === '') return rest
    if (isKnown(index, shorter)) return shorter
    rest = shorter
  }
}

/** A part written without blanks, as known pieces: 岭青布洛芬, 儿童感冒颗粒. The longest first, at most four; only the last may be a single character. */
function piecesOf(index: SearchIndex, part: string, most = 4): Words | undefined {
  if (isKnown(index, part)) return [{ word: part, matches: matchesOf(index, part) }]
  if (most === 1) return undefined
  for (let length = part.length - 1; length >= 2; length -= 1) {
    const piece = part.slice(0, length)
    if (!isKnown(index, piece)) continue
    const rest = piecesOf(index, part.slice(length), most - 1)
    if (rest) return [{ word: piece, matches: matchesOf(index, piece) }, ...rest]
  }
  return undefined
}
