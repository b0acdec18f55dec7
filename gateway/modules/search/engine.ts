import type { DrugMark } from '../../../src/contract/productCard'
import type { Facets, Sort, Suggestion } from '../../../src/contract/search'
import type { Db } from '../../db/open'
import type { Mark, NeedAudience } from '../catalogue/types'
import type { ServedNeed } from './interpretation'
import type { NeedFound } from './needIn'
import type { SearchFields } from './terms'
import type { Vocabulary } from './vocabulary'
import type { Words } from './words'
import type { Work } from './work'

/** Whole leaves of the categories, and single products besides: the men's health hall. */
export type Shelf = { leaves: readonly string[]; productCodes: readonly string[] }

/** What a result page asks for. Prices in cents. */
export type SearchQuery = {
  keyword: string
  categoryId?: string | undefined
  symptomId?: string | undefined
  /** The products with a scanned barcode. */
  barcodeCodes?: string[] | undefined
  /** The products a coupon reaches; null: all but prescription drugs. */
  couponCodes?: string[] | null | undefined
  /** Only what stands there. Nothing of such a search is cached: what is looked for in the hall is kept nowhere. */
  within?: Shelf | undefined
  sort: Sort
  marks: string[]
  brands: string[]
  forms: string[]
  audiences: string[]
  inStock: boolean
  priceFrom: number
  priceTo: number
}

/** A wish that leaves nothing out. */
export const EVERY_PRODUCT: Omit<SearchQuery, 'keyword'> = {
  sort: 'overall',
  marks: [],
  brands: [],
  forms: [],
  audiences: [],
  inStock: false,
  priceFrom: 0,
  priceTo: 100000000,
}

/** One page of an endless list, from 1. */
export type PageAsked = { page: number; size: number }

/** A product in a result, with what the reason beside it is made of. */
export type FoundProduct = {
  productCode: string
  /** What the engine calls it; the choices of a need name products so. */
  number: number
  mark: DrugMark
  /** The leaf of the categories. */
  leaf: string
  /** Bits, in the order of `SYMPTOM_IDS` and `AUDIENCES`. */
  symptoms: number
  audiences: number
}

/**
 * A page of what was found, in order. `searched` differs from the keyword where that found nothing, or where not all of it was searched;
 * `heldBack` is said where nothing is left of what was found for somebody who asks first.
 */
export type FoundPage = {
  hits: number
  products: FoundProduct[]
  searched: string
  facets: Facets
  need?: ServedNeed | undefined
  heldBack?: NeedAudience | undefined
}

/** A product that others like it are looked for. */
export type Wanted = SearchFields & { productCode: string; mark: Mark }

/** What a leaf of the categories holds: how many products, and the best sold ones, first those that need no prescription. */
export type Leaf = { hits: number; codes: string[] }

export type RecommendationWish = { interests?: readonly string[]; only?: 'goods'; without?: Shelf }

/** What the shop asks of its search, whichever engine has the products (docs/decisions/search.md). */
export interface Search {
  readonly vocabulary: Vocabulary
  /**
   * All hits of a wish in order, a page of them, with what the filter drawer offers: each group counts the hits that all *other* groups leave,
   * so that choosing a second brand is possible.
   */
  find: (wish: SearchQuery, asked: PageAsked, work: Work) => Promise<FoundPage>
  /** What a shopper may be typing, best first. */
  suggest: (asked: { typed: string; size: number }, work: Work) => Promise<Suggestion[]>
  /**
   * Best sold products that can be bought now, at most two of a category's leaf; never a prescription drug (LAW-AND-PRIVACY, D13), and of
   * `goods` no medicine.
   * Categories a member likes stand first; without any the list is everybody's, to the letter. What stands on `without` is never in it.
   */
  recommended: (max: number, wish?: RecommendationWish) => Promise<string[]>
  /**
   * Products with the same use as one that can be bought now: of its leaf of the categories, those of the same name or substance first,
   * then those for one of its symptoms, each by sales; where it is for no symptom, as a device is, its leaf is its use. A prescription drug
   * never stands beside one without, nor the other way round.
   */
  similarTo: (wanted: Wanted, max: number) => Promise<string[]>
  /** By id, the leaves that hold a product. */
  leaves: () => Promise<ReadonlyMap<string, Leaf>>
  /** Whether a word names a prescription drug, or finds nothing else: such a word is not held out to people. */
  leadsToPrescription: (word: string) => Promise<boolean>
  /** The same search, which asks nothing of any connection but this one and leaves nothing behind for others. */
  on: (tx: Db) => Search
}

/** How an engine weighs products by words that were understood; `S` is what it knows them by. */
export type Scoring<S> = {
  vocabulary: Vocabulary
  nothing: S
  countOf: (scores: S) => number
  /** Products that hold every word. `words` says for how many of them: fewer where the work was used up before the last. */
  scoresOf: (words: Words, work: Work) => Promise<S & { words: number }>
  /** The relevance of what may help (`needScores.ts`). */
  needScores: (need: NeedFound, work: Work) => Promise<S>
  /** The same products, those made for the audience first. */
  firstFor: (scores: S, audience: NeedAudience) => S
  /** Of them what is no medicine, nor eaten. */
  goodsOf: (scores: S) => Promise<S>
}
