import { yieldToEventLoop } from '../../kernel/yieldToEventLoop'
import type { NeedTable } from './needTable'
import { readingOf, type Reading } from './reading'
import { suffixesOf, type Suffixes } from './suffixes'
import type { Term } from './terms'
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
  /** Words that mean what they say, whether or not a product is found by them: never taken for a slip. */
  knownWords: ReadonlySet<string>
}

type Given = Pick<Vocabulary, 'revision' | 'size' | 'terms' | 'hits' | 'needs'> & { tradeNames: TradeNames }

/** Reads the words and sorts the places where each may begin, letting calls through in between. */
export async function vocabularyOf({ terms, tradeNames, ...given }: Given): Promise<Vocabulary> {
  const readings = await readingsOf(terms)
  const texts = terms.map(({ text }) => text)
  return {
    ...given,
    terms,
    readings,
    knownWords: new Set([...tradeNames.words, ...given.needs.words]),
    byText: await suffixesOf(texts, (at) => everyPlace(texts[at] ?? '')),
    byLetters: await suffixesOf(
      readings.map(({ letters }) => letters),
      (at) => (terms[at]?.field === 'english' ? [] : new Set(readings[at]?.starts)),
    ),
    byInitials: await suffixesOf(
      readings.map(({ initials }) => initials),
      (at) => (terms[at]?.field === 'english' ? [] : everyPlace(readings[at]?.initials ?? '')),
    ),
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
