import type { Vocabulary } from './vocabulary'
import { plain } from '../catalogue/plain'
import { readingOf } from './reading'
import { offsetOf, placesOf, textOf } from './suffixes'
import { isNameField } from './terms'
import type { Work } from './work'

const CHINESE = /[\u3400-\u9fff]/
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Letters from which on a slip is told from another word: dhea is not he'an. */
const SHORTEST_SPELT = 5

/**
 * What was probably meant by a word that nothing contains: a word that sounds the same (布罗分 for 布洛芬), one with one character
 * wrong, missing, too many or swapped, or a reading with one such letter. The one most products carry. A word that means something of
 * its own is never taken for another one.
 */
export async function correctionOf(vocabulary: Vocabulary, word: string, work: Work): Promise<string | undefined> {
  if (work.isUsedUp || vocabulary.knownWords.has(word)) return undefined
  if (!CHINESE.test(word)) return word.length < SHORTEST_SPELT ? undefined : mostCarried(vocabulary, await misspelt(vocabulary, word, work))
  return (
    mostCarried(vocabulary, soundingLike(vocabulary, word, work)) ??
    (word.length < 3 ? undefined : mostCarried(vocabulary, await oneCharacterOff(vocabulary, word, work)))
  )
}

/** A stretch of a term: what the shopper is told was searched. */
type Candidate = { text: string; term: number; isBeginning: boolean }

function mostCarried(vocabulary: Vocabulary, candidates: Candidate[]): string | undefined {
  const carried = new Map<string, number>()
  for (const { text, term } of candidates.flatMap((candidate) => shownFor(vocabulary, candidate)))
    carried.set(text, (carried.get(text) ?? 0) + (vocabulary.hits[term] ?? 0))
  return [...carried].sort((left, right) => right[1] - left[1] || right[0].length - left[0].length)[0]?.[0]
}

/** A corrected trade name is not shown: its generic name is searched. */
function shownFor({ terms }: Vocabulary, { text, term, isBeginning }: Candidate): Array<Pick<Candidate, 'text' | 'term'>> {
  const meant = terms[term]
  if (meant?.field !== 'trade') return [{ text, term }]
  return isBeginning ? [{ text: plain(meant.shown), term }] : []
}

function soundingLike(vocabulary: Vocabulary, word: string, work: Work): Candidate[] {
  const { letters, starts } = readingOf(word)
  if (letters.length < 2 || starts.length - 1 < 2) return []
  return spelt(vocabulary, letters, work).filter(
    ({ text, isBeginning }) => isBeginning && text.length === word.length && sharesOne(text, word) && readingOf(text).letters === letters,
  )
}

/** 奶粉 sounds like the end of 特比萘芬: who slips gets a character right. */
const sharesOne = (text: string, word: string) => [...text].some((character) => word.includes(character))

/** Steps that cutting a stretch out of a term, and comparing it, costs. */
const STRETCH = 10

/** Stretches of terms whose reading begins with these letters, up to the end of the syllable they end in. */
function spelt(vocabulary: Vocabulary, letters: string, work: Work): Candidate[] {
  const places = placesOf(vocabulary.byLetters, letters)
  work.lookUp()
  work.spend(places.length * STRETCH)
  return Array.from(places, (place) => {
    const term = textOf(place)
    const starts = vocabulary.readings[term]?.starts ?? new Uint8Array(1)
    const from = starts.indexOf(offsetOf(place))
    const past = starts.findIndex((start) => start >= offsetOf(place) + letters.length)
    return { term, text: (vocabulary.terms[term]?.text ?? '').slice(from, past), isBeginning: from === 0 }
  })
}

/** Looks up each spelling at edit distance one: a few hundred searches of some microseconds. */
async function misspelt(vocabulary: Vocabulary, word: string, work: Work): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const letters of neighboursOf(word)) {
    if (work.isUsedUp) break
    if (work.isDue) await work.rest()
    if (letters.length >= 3) for (const candidate of spelt(vocabulary, letters, work)) candidates.push(candidate)
    const places = placesOf(vocabulary.byText, letters)
    work.lookUp()
    work.spend(places.length)
    for (const place of places) candidates.push({ term: textOf(place), text: letters, isBeginning: offsetOf(place) === 0 })
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

/** Stop characters: a character in more places than this is ignored. */
const TELLING = 20000

/**
 * Of three pieces of the word one is untouched by a single slip (a swap touches two neighbours at most): wherever a piece
 * stands in a term, the stretch around it is compared with the word.
 */
async function oneCharacterOff(vocabulary: Vocabulary, word: string, work: Work): Promise<Candidate[]> {
  const first = Math.ceil(word.length / 3)
  const second = first + Math.ceil((word.length - first) / 2)
  const cuts = [0, first, second, word.length] as const
  const candidates: Candidate[] = []
  for (const piece of [0, 1, 2] as const) {
    const begin = cuts[piece]
    const places = placesOf(vocabulary.byText, word.slice(begin, cuts[piece + 1]))
    work.lookUp()
    if (places.length > TELLING) continue
    for (const place of places) {
      // What ails somebody is another thing by one character: 喉咙里有血 is not 喉咙里有痰.
      if (!isNameField(vocabulary.terms[textOf(place)]?.field)) continue
      if (work.isUsedUp) return candidates
      if (work.isDue) await work.rest()
      work.spend(STRETCH * 3)
      const text = vocabulary.terms[textOf(place)]?.text ?? ''
      for (const shift of [-1, 0, 1]) {
        const from = offsetOf(place) - begin + shift
        // A name is told by its beginning: 恩格列净 is not 达格列净 without its first character.
        if (from !== 0) continue
        for (const length of [word.length, word.length - 1, word.length + 1]) {
          if (from + length > text.length) continue
          const stretch = text.slice(from, from + length)
          if (isSlip(stretch, word)) candidates.push({ term: textOf(place), text: stretch, isBeginning: true })
        }
      }
    }
  }
  return candidates
}

/** Characters of a word from which on one that looks and sounds otherwise is a slip, not another medicine. */
const LONG_WORD = 5

/**
 * Whether a word is a plausible typo of another one that begins the same: never by another first character, letter or figure (维生素K is not
 * 维生素C), and in a short word only by characters that sound alike.
 */
function isSlip(stretch: string, word: string): boolean {
  if (!isOneSlipAway(stretch, word) || figuresOf(stretch) !== figuresOf(word) || Math.min(stretch.length, word.length) < 3) return false
  if (stretch.length !== word.length) return stretch[0] === word[0]
  const at = [...word].findIndex((character, place) => character !== stretch[place])
  const isSwap = word.slice(at + 1) !== stretch.slice(at + 1)
  if (isSwap) return true
  return at > 0 && (word.length >= LONG_WORD || soundsAlike(word.charAt(at), stretch.charAt(at)))
}

const figuresOf = (text: string) => text.replace(/[^a-z0-9]/g, '')

/** 芬 and 分, 林 and 灵: what a southern tongue, or a hurried one, takes for one sound. */
const soundsAlike = (one: string, other: string) => softened(one) === softened(other)
const softened = (character: string) =>
  readingOf(character)
    .letters.replace(/g$/, '')
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')

/** Edit distance one: whether one character changed, added, left out or swapped with its neighbour turns one into the other. */
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
