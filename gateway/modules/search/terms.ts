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
  CATEGORIES.flatMap(({ id, name, children }) =>
    Object.entries(children).map(([leaf, leafName]) => [leaf, { parent: { id, name }, name: leafName }] as const),
  ),
)

const term = (word: Omit<Term, 'text'>): Term => ({ ...word, text: plain(word.shown).slice(0, LONGEST) })

/** The words of each leaf and symptom, made once: thousands of products share them. */
const LEAF_TERMS: ReadonlyMap<string, Term[]> = new Map(
  [...LEAVES].map(([id, { parent, name }]) => [
    id,
    [term({ field: 'category', shown: name, categoryId: id }), term({ field: 'category', shown: parent.name, categoryId: parent.id })],
  ]),
)
const SYMPTOM_TERMS: ReadonlyMap<string, Term[]> = new Map(
  Object.entries(SYMPTOMS).map(([id, name]) => [
    id,
    [name, ...EVERYDAY_WORDS[id as SymptomId]].map((shown) => term({ field: 'symptom', shown, symptomId: id })),
  ]),
)

/** The words of one product. */
export function termsOf({ name, brandName, englishName, aliases, ingredients, categoryId, symptomIds }: Worded): Term[] {
  const own = [
    term({ field: 'name', shown: name }),
    term({ field: 'brand', shown: brandName }),
    ...(englishName ? [term({ field: 'english', shown: englishName })] : []),
    ...aliases.map((shown) => term({ field: 'alias', shown })),
    ...ingredients.map((ingredient) => term({ field: 'ingredient', shown: ingredient.replace(/[（(].*$/, '') })),
  ].filter(({ text }) => text !== '')
  return [...own, ...(LEAF_TERMS.get(categoryId) ?? []), ...symptomIds.flatMap((id) => SYMPTOM_TERMS.get(id) ?? [])]
}
