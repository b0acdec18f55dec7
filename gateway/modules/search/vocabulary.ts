import { yieldToEventLoop } from '../../lib/yieldToEventLoop'
import type { Danger } from '../catalogue/searchTables'
import { Contained } from '../catalogue/contained'
import { DangerTable, type KnownNames } from './dangerTable'
import type { NeedTable } from './needTable'
import { plain } from '../catalogue/plain'
import { readingOf, type Reading } from './reading'
import { offsetOf, placesOf, suffixesOf, textOf, type Suffixes } from './suffixes'
import { isNameField, type Term } from './terms'
import type { TradeNames } from './tradeNames'

/**
 * The words products are found by, in memory whichever engine has the products: what was typed is understood here, in characters, pinyin and
 * initials, with its slips. It grows with the different names, brands and substances of a catalogue, not with its products.
 */
export type Vocabulary = {
  revision: number
  /** How many products there are. */
  size: number
  terms: readonly Term[]
  readings: readonly Reading[]
  /** How many products each term has. */
  hits: Uint32Array
  /** Places where a match may begin: any character, any syllable, any initial. */
  byText: Suffixes
  byLetters: Suffixes
  byInitials: Suffixes
  needs: NeedTable
  dangers: DangerTable
  /** Words that mean what they say, whether or not a product is found by them: never taken for a slip. */
  knownWords: ReadonlySet<string>
}

type Given = Pick<Vocabulary, 'revision' | 'size' | 'terms' | 'hits' | 'needs'> & { dangers: readonly Danger[]; tradeNames: TradeNames }

/** Reads the words and sorts the places where each may begin, letting calls through in between. */
export async function vocabularyOf({ terms, tradeNames, dangers, ...given }: Given): Promise<Vocabulary> {
  const readings = await readingsOf(terms)
  const texts = terms.map(({ text }) => text)
  const byText = await suffixesOf(texts, (at) => everyPlace(texts[at] ?? ''))
  const byLetters = await suffixesOf(
    readings.map(({ letters }) => letters),
    (at) => (terms[at]?.field === 'english' ? [] : new Set(readings[at]?.starts)),
  )
  return {
    ...given,
    terms,
    readings,
    dangers: new DangerTable(dangers, knownNames({ terms, readings, byText, byLetters, needs: given.needs }, { tradeNames, dangers })),
    knownWords: new Set([...tradeNames.words, ...given.needs.words]),
    byText,
    byLetters,
    byInitials: await suffixesOf(
      readings.map(({ initials }) => initials),
      (at) => (terms[at]?.field === 'english' ? [] : everyPlace(readings[at]?.initials ?? '')),
    ),
  }
}

type Known = Pick<Vocabulary, 'terms' | 'readings' | 'byText' | 'byLetters' | 'needs'>

function knownNames(
  { terms, readings, byText, byLetters, needs }: Known,
  { tradeNames, dangers }: Pick<Given, 'tradeNames' | 'dangers'>,
): KnownNames {
  const words = new Contained<string>()
  for (const word of dangers.flatMap((danger) => danger.words)) words.add(word, plain(word))
  // Also of what the shop does not sell.
  const unsold = new Map<string, string[]>()
  for (const name of tradeNames.words) for (const word of words.in(name)) unsold.set(word, [...(unsold.get(word) ?? []), name])
  return {
    namesWith: (word) => [
      ...Array.from(placesOf(byText, word), (place) => terms[textOf(place)]).flatMap((term) =>
        term && isNameField(term.field) ? term.text : [],
      ),
      ...(unsold.get(word) ?? []),
    ],
    isAlsoRead: (letters, word) => {
      const need = needs.inCharacters(letters)
      const isOther = (place: number) => {
        const at = textOf(place)
        return offsetOf(place) === 0 && readings[at]?.letters === letters && terms[at]?.text !== word
      }
      return (need !== letters && need !== word) || [...placesOf(byLetters, letters)].some(isOther)
    },
  }
}

const everyPlace = (text: string) => Array.from({ length: text.length }, (_, at) => at)

async function readingsOf(terms: readonly Term[]): Promise<Reading[]> {
  const known = new Map<string, Reading>()
  const readings: Reading[] = []
  for (const [at, { text }] of terms.entries()) {
    const reading = known.get(text) ?? readingOf(text)
    known.set(text, reading)
    readings.push(reading)
    if (at % 500 === 499) await yieldToEventLoop()
  }
  return readings
}
