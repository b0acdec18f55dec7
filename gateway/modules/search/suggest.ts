import type { Suggestion } from '../../../src/contract/search'
import { correctionOf } from './correction'
import { matchesOf, type Match } from './matches'
import { plain } from '../catalogue/plain'
import { partsOf } from './words'
import type { Vocabulary } from './vocabulary'
import { FIELD_WEIGHT, type Field } from './terms'
import type { Work } from './work'

const TYPES: Record<Field, Suggestion['type']> = {
  name: 'product',
  alias: 'product',
  trade: 'product',
  english: 'product',
  ingredient: 'ingredient',
  symptom: 'symptom',
  category: 'category',
  brand: 'brand',
}

/** The code of the only product of a term. */
type CodeOf = (term: number) => Promise<string | null>

/** What a shopper may be typing, best first: words that begin with it before words that contain it, often found ones first. */
export async function suggestionsOf(
  vocabulary: Vocabulary,
  { typed, size, codeOf }: { typed: string; size: number; codeOf: CodeOf },
  work: Work,
): Promise<Suggestion[]> {
  const word = partsOf(typed).join('')
  if (word === '') return []
  const meant = await correctionIfUnknown(vocabulary, word, work)
  // The English name of a Chinese medicine is its pinyin: it is offered only to somebody whom nothing else fits.
  const inChinese = meant.filter(({ term }) => vocabulary.terms[term]?.field !== 'english')
  const ranked = (inChinese.length > 0 ? inChinese : meant)
    .map((match) => ({ ...match, hits: vocabulary.hits[match.term] ?? 0 }))
    .sort((left, right) => rankOf(vocabulary, right) - rankOf(vocabulary, left))
  const seen = new Set<string>()
  const suggestions: Suggestion[] = []
  for (const { term, hits } of ranked) {
    const { shown, field } = vocabulary.terms[term] ?? { shown: '', field: 'name' as const }
    // Two trade names of one medicine are both shown as its generic name.
    if (seen.has(plain(shown))) continue
    seen.add(plain(shown))
    const only = hits === 1 && TYPES[field] === 'product' ? await codeOf(term) : null
    suggestions.push({ text: shown, type: TYPES[field], hits, productCode: only })
    if (suggestions.length === size) break
  }
  return suggestions
}

async function correctionIfUnknown(vocabulary: Vocabulary, word: string, work: Work): Promise<Match[]> {
  const matches = matchesOf(vocabulary, word, work)
  if (matches.length > 0) return matches
  const meant = await correctionOf(vocabulary, word, work)
  return meant === undefined ? [] : matchesOf(vocabulary, meant, work)
}

const rankOf = (vocabulary: Vocabulary, { term, quality, hits }: Match & { hits: number }) =>
  quality * FIELD_WEIGHT[vocabulary.terms[term]?.field ?? 'category'] + 2 * Math.log10(1 + hits)
