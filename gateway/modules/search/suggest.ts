import type { Suggestion } from '../../../src/contract/search'
import { correctionOf } from './correction'
import { matchesOf, type Match } from './matches'
import { partsOf } from './words'
import type { SearchIndex } from './searchIndex'
import { FIELD_WEIGHT, type Field } from './terms'
import type { Work } from './work'

const TYPES: Record<Field, Suggestion['type']> = {
  name: 'product',
  alias: 'product',
  english: 'product',
  ingredient: 'ingredient',
  symptom: 'symptom',
  category: 'category',
  brand: 'brand',
}

/** What a shopper may be typing, best first: words that begin with it before words that contain it, often found ones first. */
export async function suggestionsOf(
  index: SearchIndex,
  { typed, size }: { typed: string; size: number },
  work: Work,
): Promise<Suggestion[]> {
  const word = partsOf(typed).join('')
  if (word === '') return []
  const meant = await correctionIfUnknown(index, word, work)
  // The English name of a Chinese medicine is its pinyin: it is offered only to somebody whom nothing else fits.
  const inChinese = meant.filter(({ term }) => index.terms[term]?.field !== 'english')
  const ranked = (inChinese.length > 0 ? inChinese : meant)
    .map((match) => ({ ...match, hits: hitsOf(index, match.term) }))
    .sort((left, right) => rankOf(index, right) - rankOf(index, left))
  const seen = new Set<string>()
  const suggestions: Suggestion[] = []
  for (const { term, hits } of ranked) {
    const { shown, text, field } = index.terms[term] ?? { shown: '', text: '', field: 'name' as const }
    if (seen.has(text)) continue
    seen.add(text)
    const only = hits === 1 && TYPES[field] === 'product' ? (index.codes[index.products[index.starts[term] ?? 0] ?? 0] ?? null) : null
    suggestions.push({ text: shown, type: TYPES[field], hits, productCode: only })
    if (suggestions.length === size) break
  }
  return suggestions
}

async function correctionIfUnknown(index: SearchIndex, word: string, work: Work): Promise<Match[]> {
  const matches = matchesOf(index, word, work)
  if (matches.length > 0) return matches
  const meant = await correctionOf(index, word, work)
  return meant === undefined ? [] : matchesOf(index, meant, work)
}

const hitsOf = (index: SearchIndex, term: number) => (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0)
const rankOf = (index: SearchIndex, { term, quality, hits }: Match & { hits: number }) =>
  quality * FIELD_WEIGHT[index.terms[term]?.field ?? 'category'] + 2 * Math.log10(1 + hits)
