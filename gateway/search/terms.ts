import { CATEGORIES, SYMPTOMS, type SymptomId } from '../catalogue/taxonomy'
import { EVERYDAY_WORDS } from './everydayWords'
import { LONGEST, plain } from './reading'
import type { Source } from './source'

/** What of a product it is found by. */
export type Worded = Pick<Source, 'name' | 'brandName' | 'englishName' | 'aliases' | 'ingredients' | 'categoryId' | 'symptomIds'>

/** Where a word stands in a product; how much it says about the product decides its weight. */
export const FIELD_WEIGHT = { name: 100, alias: 92, ingredient: 72, symptom: 60, category: 55, brand: 58, english: 64 } as const
export type Field = keyof typeof FIELD_WEIGHT

/** A word that products are found by. Many products share one: a generic name stands once, however many makers sell it. */
export type Term = { field: Field; text: string; shown: string; symptomId?: string; categoryId?: string }

/** One term for each field and text; symptoms and categories are told apart by what they lead to. */
export const termKey = ({ field, text, symptomId, categoryId }: Omit<Term, 'shown'>) => `${field}:${text}:${symptomId ?? categoryId ?? ''}`

const LEAVES: ReadonlyMap<string, { parent: { id: string; name: string }; name: string }> = new Map(
  CATEGORIES.flatMap(({ id, name, children }) => Object.entries(children).map(([leaf, leafName]) => [leaf, { parent: { id, name }, name: leafName }] as const)),
)
const isSymptom = (id: string): id is SymptomId => id in SYMPTOMS

/** The words of one product. */
export function termsOf(source: Worded): Term[] {
  const leaf = LEAVES.get(source.categoryId)
  const words: Array<Omit<Term, 'text'>> = [
    { field: 'name', shown: source.name },
    { field: 'brand', shown: source.brandName },
    ...(source.englishName ? [{ field: 'english' as const, shown: source.englishName }] : []),
    ...source.aliases.map((shown) => ({ field: 'alias' as const, shown })),
    ...source.ingredients.map((ingredient) => ({ field: 'ingredient' as const, shown: ingredient.replace(/[（(].*$/, '') })),
    ...(leaf ? [{ field: 'category' as const, shown: leaf.name, categoryId: source.categoryId }] : []),
    ...(leaf ? [{ field: 'category' as const, shown: leaf.parent.name, categoryId: leaf.parent.id }] : []),
    ...source.symptomIds.filter(isSymptom).flatMap((symptomId) => [SYMPTOMS[symptomId], ...EVERYDAY_WORDS[symptomId]].map((shown) => ({ field: 'symptom' as const, shown, symptomId }))),
  ]
  return words.map((word) => ({ ...word, text: plain(word.shown).slice(0, LONGEST) })).filter(({ text }) => text !== '')
}
