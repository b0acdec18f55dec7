import type { Vocabulary } from './vocabulary'
import { offsetOf, placesOf, textOf } from './suffixes'
import { isNameField } from './terms'
import type { Work } from './work'

/** A term that fits what was typed, and how well: 1 is the whole word. */
export type Match = { term: number; quality: number }

const LETTERS = /^[a-z]+$/
/** Steps that noting the term of a place costs. */
const PLACE = 4

/** Terms that contain a plain word: by its characters, by its pinyin, by its initials. Each term once, with its best quality. */
export function matchesOf(vocabulary: Vocabulary, word: string, work: Work): Match[] {
  const best = new Map<number, number>()
  const note = (term: number, quality: number) => {
    if (quality > (best.get(term) ?? 0)) best.set(term, quality)
  }
  const places = placesOf(vocabulary.byText, word)
  work.lookUp()
  work.spend(places.length * PLACE)
  // A single character stands somewhere in half the catalogue: only words that begin with it are meant, unless none does.
  const isTrade = (place: number) => vocabulary.terms[textOf(place)]?.field === 'trade'
  const beginnings = word.length === 1 ? places.filter((place) => offsetOf(place) === 0 && !isTrade(place)) : places
  for (const place of beginnings.length > 0 ? beginnings : places) {
    const term = textOf(place)
    const text = vocabulary.terms[term]?.text ?? ''
    if (isInsideTrade(vocabulary, place)) continue
    note(term, qualityOf(place, word.length, text.length, [1, 0.85, 0.6]))
  }
  if (LETTERS.test(word)) {
    const byLetters = placesOf(vocabulary.byLetters, word)
    const byInitials = word.length > 1 ? placesOf(vocabulary.byInitials, word) : []
    work.lookUp()
    work.lookUp()
    work.spend((byLetters.length + byInitials.length) * PLACE)
    for (const place of byLetters) {
      const term = textOf(place)
      if (isInsideTrade(vocabulary, place)) continue
      note(term, qualityOf(place, word.length, vocabulary.readings[term]?.letters.length ?? 0, [0.95, 0.8, 0.5]))
    }
    for (const place of byInitials) {
      const term = textOf(place)
      if (isInsideTrade(vocabulary, place) || (offsetOf(place) > 0 && word.length < 3)) continue
      note(term, qualityOf(place, word.length, vocabulary.readings[term]?.initials.length ?? 0, [0.8, 0.7, 0.35]))
    }
  }
  return [...best].map(([term, quality]) => ({ term, quality }))
}

/** A piece of a trade name means nothing: it is typed from its beginning. */
const isInsideTrade = ({ terms }: Vocabulary, place: number) => offsetOf(place) > 0 && terms[textOf(place)]?.field === 'trade'

function qualityOf(place: number, wanted: number, whole: number, [exact, begins, inside]: [number, number, number]): number {
  if (offsetOf(place) > 0) return inside
  return wanted === whole ? exact : begins
}

export function isKnown(vocabulary: Vocabulary, word: string, work: Work): boolean {
  work.lookUp()
  return placesOf(vocabulary.byText, word).length > 0
}

/** Whether a name of the catalogue holds a plain word: 氯吡格雷 in 硫酸氢氯吡格雷片. */
export const isInName = (vocabulary: Vocabulary, word: string, work: Work): boolean => namesWith(vocabulary, word, work).length > 0

/** Whether a name of the catalogue begins with a plain word, as names are typed. */
export const isName = (vocabulary: Vocabulary, word: string, work: Work): boolean =>
  namesWith(vocabulary, word, work).some((place) => offsetOf(place) === 0)

function namesWith({ byText, terms }: Vocabulary, word: string, work: Work): number[] {
  work.lookUp()
  return [...placesOf(byText, word)].filter((place) => isNameField(terms[textOf(place)]?.field))
}
