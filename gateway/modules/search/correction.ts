import type { SearchIndex } from './searchIndex'
import { readingOf } from './reading'
import { offsetOf, placesOf, textOf } from './suffixes'
import type { Work } from './work'

const CHINESE = /[\u3400-\u9fff]/
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * What was probably meant by a word that nothing contains: a word that sounds the same (布罗分 for 布洛芬), one with one character
 * wrong, missing, too many or swapped, or a reading with one such letter. The one most products carry.
 */
export async function correctionOf(index: SearchIndex, word: string, work: Work): Promise<string | undefined> {
  if (work.isUsedUp) return undefined
  if (!CHINESE.test(word)) return word.length < 4 ? undefined : mostCarried(index, await misspelt(index, word, work))
  return (
    mostCarried(index, soundingLike(index, word, work)) ??
    (word.length < 3 ? undefined : mostCarried(index, await oneCharacterOff(index, word, work)))
  )
}

/** A stretch of a term: what the shopper is told was searched. */
type Candidate = { text: string; term: number }

function mostCarried(index: SearchIndex, candidates: Candidate[]): string | undefined {
  const carried = new Map<string, number>()
  for (const { text, term } of candidates)
    carried.set(text, (carried.get(text) ?? 0) + (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0))
  return [...carried].sort((left, right) => right[1] - left[1] || right[0].length - left[0].length)[0]?.[0]
}

function soundingLike(index: SearchIndex, word: string, work: Work): Candidate[] {
  const { letters, starts } = readingOf(word)
  if (letters.length < 2 || starts.length - 1 < 2) return []
  return spelt(index, letters, work).filter(({ text }) => text.length === word.length)
}

/** Steps that cutting a stretch out of a term, and comparing it, costs. */
const STRETCH = 10

/** Stretches of terms whose reading begins with these letters, up to the end of the syllable they end in. */
function spelt(index: SearchIndex, letters: string, work: Work): Candidate[] {
  const places = placesOf(index.byLetters, letters)
  work.lookUp()
  work.spend(places.length * STRETCH)
  return Array.from(places, (place) => {
    const term = textOf(place)
    const starts = index.readings[term]?.starts ?? new Uint8Array(1)
    const from = starts.indexOf(offsetOf(place))
    const past = starts.findIndex((start) => start >= offsetOf(place) + letters.length)
    return { term, text: (index.terms[term]?.text ?? '').slice(from, past) }
  })
}

/** Each spelling one letter away, looked up: a few hundred searches of some microseconds. */
async function misspelt(index: SearchIndex, word: string, work: Work): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const letters of neighboursOf(word)) {
    if (work.isUsedUp) break
    if (work.isDue) await work.rest()
    if (letters.length >= 3) for (const candidate of spelt(index, letters, work)) candidates.push(candidate)
    const places = placesOf(index.byText, letters)
    work.lookUp()
    work.spend(places.length)
    for (const place of places) candidates.push({ term: textOf(place), text: letters })
  }
  return candidates
}

function neighboursOf(word: string): Set<string> {
  const neighbours = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    if (after !== '') neighbours.add(before + after.slice(1))
    if (after.length > 1) neighbours.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of LETTERS) {
      neighbours.add(before + letter + after)
      if (after !== '') neighbours.add(before + letter + after.slice(1))
    }
  }
  neighbours.delete(word)
  return neighbours
}

/** A single character that stands in more places than this tells nothing. */
const TELLING = 20000

/**
 * Of three pieces of the word one is untouched by a single slip (a swap touches two neighbours at most): wherever a piece
 * stands in a term, the stretch around it is compared with the word.
 */
async function oneCharacterOff(index: SearchIndex, word: string, work: Work): Promise<Candidate[]> {
  const first = Math.ceil(word.length / 3)
  const second = first + Math.ceil((word.length - first) / 2)
  const cuts = [0, first, second, word.length] as const
  const candidates: Candidate[] = []
  for (const piece of [0, 1, 2] as const) {
    const begin = cuts[piece]
    const places = placesOf(index.byText, word.slice(begin, cuts[piece + 1]))
    work.lookUp()
    if (places.length > TELLING) continue
    for (const place of places) {
      if (work.isUsedUp) return candidates
      if (work.isDue) await work.rest()
      work.spend(STRETCH * 3)
      const text = index.terms[textOf(place)]?.text ?? ''
      for (const shift of [-1, 0, 1]) {
        const from = offsetOf(place) - begin + shift
        if (from < 0) continue
        for (const length of [word.length, word.length - 1, word.length + 1]) {
          if (from + length > text.length) continue
          const stretch = text.slice(from, from + length)
          if (isOneSlipAway(stretch, word)) candidates.push({ term: textOf(place), text: stretch })
        }
      }
    }
  }
  return candidates
}

/** Whether one character changed, added, left out or swapped with its neighbour turns one into the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other) return false
  let first = 0
  while (first < one.length && first < other.length && one[first] === other[first]) first += 1
  const restOne = one.slice(first)
  const restOther = other.slice(first)
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne.length > 1 &&
      restOne.charAt(0) === restOther.charAt(1) &&
      restOne.charAt(1) === restOther.charAt(0) &&
      restOne.slice(2) === restOther.slice(2))
  )
}
