import type { Match } from './matches'
import { scoresOf } from './scores'
import { MARKS, type SearchIndex } from './searchIndex'
import type { Field } from './terms'
import type { Vocabulary } from './vocabulary'
import { wordsOf } from './words'
import { Work } from './work'

/** Whether a word names a prescription drug, or finds nothing else (`engine.ts`). */
export async function leadsToPrescription(index: SearchIndex, word: string): Promise<boolean> {
  const work = new Work()
  const words = wordsOf(index, word, work)
  if (!words) return false
  const rx = MARKS.indexOf('rx')
  const isNamed = words.some(({ matches }) =>
    matches.some((match) => isNaming(index, match) && index.marks[index.products[index.starts[match.term] ?? 0] ?? 0] === rx),
  )
  return isNamed || !(await scoresOf(index, words, work)).numbers.some((number) => index.marks[number] !== rx)
}

const NAMES: ReadonlySet<string | undefined> = new Set<Field>(['name', 'alias', 'trade', 'ingredient'])

/** Whether a match is of a product's name or substance, and nearly all of it. */
export const isNaming = ({ terms }: Vocabulary, { term, quality }: Match) => quality >= 0.85 && NAMES.has(terms[term]?.field)
