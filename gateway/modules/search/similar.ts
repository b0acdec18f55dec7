import type { Current } from './current'
import { LEAF_IDS, MARKS, type SearchIndex } from './searchIndex'
import type { Wanted } from './engine'
import { termKey, termsOf, type Term } from './terms'

/** Maximum candidates of one term: the best-selling come first, nobody scrolls further. */
export const LOOKED_AT = 300

/** The terms by which products are like another one: those of its name and substances first, then those of its use. */
export function likenessOf(wanted: Wanted): Term[] {
  const terms = termsOf(wanted)
  const sameSubstance = terms.filter(({ field }) => field === 'name' || field === 'ingredient')
  const sameUse = terms.filter(({ symptomId, categoryId }) =>
    wanted.symptomIds.length > 0 ? symptomId !== undefined : categoryId === wanted.categoryId,
  )
  return [...sameSubstance, ...sameUse]
}

/** Products with the same use as one that can be bought now (`engine.ts`). */
export function similarTo({ index, isSoldOut }: Current, wanted: Wanted, max: number): string[] {
  const leaf = LEAF_IDS.indexOf(wanted.categoryId)
  const rx = MARKS.indexOf('rx')
  const fits = (number: number) =>
    index.leaves[number] === leaf &&
    (index.marks[number] === rx) === (wanted.mark === 'rx') &&
    index.codes[number] !== wanted.productCode &&
    !isSoldOut(number)
  const like = likenessOf(wanted).flatMap((term) => numbersOf(index, index.termAt.get(termKey(term))))
  return [...new Set(like)]
    .filter(fits)
    .slice(0, max)
    .flatMap((number) => index.codes[number] ?? [])
}

const numbersOf = (index: SearchIndex, term: number | undefined) =>
  term === undefined ? [] : [...index.products.subarray(index.starts[term], index.ends[term]).subarray(0, LOOKED_AT)]
