import type { Mark } from '../catalogue/types'
import type { Current } from './current'
import { LEAF_IDS, MARKS, type SearchIndex } from './searchIndex'
import { termKey, termsOf, type Worded } from './terms'

type Wanted = Worded & { productCode: string; mark: Mark }

/** Products looked at of one term: the best sold come first, nobody scrolls further. */
const LOOKED_AT = 300

/**
 * Products with the same use as one that can be bought now: of its leaf of the categories, those of the same name or substance first,
 * then by sales. A prescription drug never stands beside one without, nor the other way round.
 */
export function similarTo({ index, isSoldOut }: Current, wanted: Wanted, most: number): string[] {
  const leaf = LEAF_IDS.indexOf(wanted.categoryId)
  const rx = MARKS.indexOf('rx')
  const fits = (number: number) =>
    index.leaves[number] === leaf &&
    (index.marks[number] === rx) === (wanted.mark === 'rx') &&
    index.codes[number] !== wanted.productCode &&
    !isSoldOut(number)
  const terms = termsOf(wanted)
  const sameSubstance = terms
    .filter(({ field }) => field === 'name' || field === 'ingredient')
    .flatMap((term) => numbersOf(index, index.termAt.get(termKey(term))))
  const sameLeaf = terms
    .filter(({ categoryId }) => categoryId === wanted.categoryId)
    .flatMap((term) => numbersOf(index, index.termAt.get(termKey(term))))
  return [...new Set([...sameSubstance, ...sameLeaf])]
    .filter(fits)
    .slice(0, most)
    .flatMap((number) => index.codes[number] ?? [])
}

const numbersOf = (index: SearchIndex, term: number | undefined) =>
  term === undefined ? [] : [...index.products.subarray(index.starts[term], index.starts[term + 1]).subarray(0, LOOKED_AT)]
