import { scoresOf } from './scores'
import { MARKS, type SearchIndex } from './searchIndex'
import { wordsOf } from './words'
import { Work } from './work'

/** Whether a word names a prescription drug, or finds nothing else: such a word is not held out to people. */
export async function leadsToPrescription(index: SearchIndex, word: string): Promise<boolean> {
  const work = new Work()
  const words = wordsOf(index, word, work)
  if (!words) return false
  const rx = MARKS.indexOf('rx')
  const isNamed = words.some(({ matches }) =>
    matches.some(({ term, quality }) => {
      const { field } = index.terms[term] ?? {}
      return (
        quality >= 0.85 &&
        (field === 'name' || field === 'alias' || field === 'ingredient') &&
        index.marks[index.products[index.starts[term] ?? 0] ?? 0] === rx
      )
    }),
  )
  return isNamed || !(await scoresOf(index, words, work)).numbers.some((number) => index.marks[number] !== rx)
}
