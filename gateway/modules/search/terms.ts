import { CATEGORIES, SYMPTOMS } from '../catalogue/taxonomy'
import { plain } from '../catalogue/plain'
import { MAX_LENGTH } from './reading'
import type { Source } from './source'

/** What of a product it is found by. */
export type SearchFields = Pick<Source, 'name' | 'brandName' | 'englishName' | 'aliases' | 'ingredients' | 'categoryId' | 'symptomIds'>

/** A term's field, which decides its weight. `trade`: an alias of its generic name, never shown. */
export const FIELD_WEIGHT = { name: 100, alias: 92, trade: 90, ingredient: 72, symptom: 60, category: 55, brand: 58, english: 64 } as const
export type Field = keyof typeof FIELD_WEIGHT

/** A name, and not what ails somebody or where it stands: a name has its slips, and leads to a prescription drug. */
export const isNameField = (field: Field | undefined): boolean => field !== undefined && field !== 'symptom' && field !== 'category'

/** A word that products are found by, and what is shown for it. Many products share one: a generic name stands once, however many makers sell it. */
export type Term = { field: Field; text: string; shown: string; symptomId?: string; categoryId?: string }

/** One term for each field and text; symptoms and categories are told apart by what they lead to. */
export const termKey = ({ field, text, symptomId, categoryId }: Omit<Term, 'shown'>) => `${field}:${text}:${symptomId ?? categoryId ?? ''}`

const LEAVES: ReadonlyMap<string, { parent: { id: string; name: string }; name: string }> = new Map(
  CATEGORIES.flatMap(({ id, name, children }) =>
    Object.entries(children).map(([leaf, leafName]) => [leaf, { parent: { id, name }, name: leafName }] as const),
  ),
)

export const term = (word: Omit<Term, 'text'>): Term => ({ ...word, text: plain(word.shown).slice(0, MAX_LENGTH) })

/** Makes each term once: thousands of products share a name, a brand, a substance. */
export function termMaker(): (word: { field: Field; shown: string }) => Term {
  const made = new Map<Field, Map<string, Term>>()
  return ({ field, shown }) => {
    const ofField = made.get(field) ?? new Map<string, Term>()
    made.set(field, ofField)
    const one = ofField.get(shown) ?? term({ field, shown })
    ofField.set(shown, one)
    return one
  }
}

/** The words of each leaf and the name of each symptom, made once: thousands of products share them. */
const LEAF_TERMS: ReadonlyMap<string, Term[]> = new Map(
  [...LEAVES].map(([id, { parent, name }]) => [
    id,
    [term({ field: 'category', shown: name, categoryId: id }), term({ field: 'category', shown: parent.name, categoryId: parent.id })],
  ]),
)
const SYMPTOM_TERMS: ReadonlyMap<string, Term[]> = new Map(
  Object.entries(SYMPTOMS).map(([id, name]) => [id, [term({ field: 'symptom', shown: name, symptomId: id })]]),
)

/** The words of one product. */
export function termsOf(
  { name, brandName, englishName, aliases, ingredients, categoryId, symptomIds }: SearchFields,
  make: ReturnType<typeof termMaker> = term,
): Term[] {
  const own = [
    make({ field: 'name', shown: name }),
    make({ field: 'brand', shown: brandName }),
    ...(englishName ? [make({ field: 'english', shown: englishName })] : []),
    ...aliases.map((shown) => make({ field: 'alias', shown })),
    ...ingredients.map((ingredient) => make({ field: 'ingredient', shown: ingredient.replace(/[（(].*$/, '') })),
  ].filter(({ text }) => text !== '')
  return [...own, ...(LEAF_TERMS.get(categoryId) ?? []), ...symptomIds.flatMap((id) => SYMPTOM_TERMS.get(id) ?? [])]
}
