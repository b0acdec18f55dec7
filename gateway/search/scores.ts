import type { SearchIndex } from './searchIndex'
import { FIELD_WEIGHT } from './terms'
import type { Words } from './words'

/** Products that hold every word, each with its relevance: the best field of each word, added up. */
export function scoresOf(index: SearchIndex, words: Words): Map<number, number> {
  let scores: Map<number, number> | undefined
  for (const { matches } of words) {
    const next = new Map<number, number>()
    for (const { term, quality } of matches) {
      const weight = FIELD_WEIGHT[index.terms[term]?.field ?? 'category'] * quality
      for (let at = index.starts[term] ?? 0; at < (index.starts[term + 1] ?? 0); at += 1) {
        const number = index.products[at] ?? 0
        if (scores && !scores.has(number)) continue
        if (weight > (next.get(number) ?? 0)) next.set(number, weight)
      }
    }
    if (scores) for (const [number, score] of next) next.set(number, score + (scores.get(number) ?? 0))
    scores = next
  }
  return scores ?? new Map<number, number>()
}
