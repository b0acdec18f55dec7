import type { NeedAudience } from '../catalogue/types'
import { AUDIENCES, MARKS, type SearchIndex } from './searchIndex'
import { FIELD_WEIGHT, isNameField } from './terms'
import type { Words } from './words'
import type { Work } from './work'

const RX = MARKS.indexOf('rx')

/** The products found, and the relevance of each by its number; zero for what was not found. */
export type Scores = { numbers: readonly number[]; of: Float64Array }

/** `words` says how many of the words the scores stand for: fewer than were asked for where the work was used up before the last. */
export type Scored = Scores & { words: number }

export const NOTHING: Scores = { numbers: [], of: new Float64Array(0) }

/** Products that hold every word, each with its relevance: the best field of each word, added up. */
export async function scoresOf(index: SearchIndex, words: Words, work: Work): Promise<Scored> {
  let scores: Scores | undefined
  let counted = 0
  for (const { matches } of words) {
    if (scores && (scores.numbers.length === 0 || work.isUsedUp)) break
    const numbers: number[] = []
    const next = new Float64Array(index.size)
    for (const { term, quality } of matches) {
      const field = index.terms[term]?.field ?? 'category'
      const weighed = FIELD_WEIGHT[field] * quality
      const isNamed = isNameField(field)
      const from = index.starts[term] ?? 0
      const past = index.ends[term] ?? 0
      for (let at = from; at < past; at += 1) {
        const number = index.products[at] ?? 0
        // Who says what ails them is not led to a prescription drug.
        const weight = isNamed || index.marks[number] !== RX ? weighed : weighed / 4
        const before = next[number] ?? 0
        if (weight <= before || (scores && scores.of[number] === 0)) continue
        if (before === 0) numbers.push(number)
        next[number] = weight
      }
      work.spend(1 + past - from)
      if (work.isDue) await work.rest()
      // A first word is answered with what was seen of it; a further one that was not seen whole would leave out what fits.
      if (work.isUsedUp) break
    }
    if (scores && work.isUsedUp) break
    if (scores) for (const number of numbers) next[number] = (next[number] ?? 0) + (scores.of[number] ?? 0)
    scores = { numbers, of: next }
    counted += 1
  }
  return { ...(scores ?? NOTHING), words: counted }
}

/** Products made for the audience come first. */
export function firstFor({ audiences, size }: SearchIndex, { numbers, of }: Scores, audience: NeedAudience): Scores {
  const bit = AUDIENCES.indexOf(audience)
  const weighed = new Float64Array(size)
  for (const number of numbers) weighed[number] = (of[number] ?? 0) * (bit < 0 || (audiences[number] ?? 0) & (1 << bit) ? 1 : 0.5)
  return { numbers, of: weighed }
}
