import type { Current } from './current'
import type { FoundPage, FoundProduct, Leaf, PageAsked, RecommendationWish, Search, SearchQuery, Wanted } from './engine'
import { cachedFind } from './findCache'
import { leadsToPrescription } from './leadsToPrescription'
import { leavesOf } from './leaves'
import { recommended } from './recommended'
import { LEAF_IDS, MARKS, type SearchIndex } from './searchIndex'
import { similarTo } from './similar'
import { suggestionsOf } from './suggest'
import type { Work } from './work'

/** The search of a catalogue that fits into memory: every product in typed arrays, built anew for each revision. */
export class MemorySearch implements Search {
  readonly #current: Current

  constructor(current: Current) {
    this.#current = current
  }

  get vocabulary(): SearchIndex {
    return this.#current.index
  }

  async find(wish: SearchQuery, { page, size }: PageAsked, work: Work): Promise<FoundPage> {
    const { numbers, ...found } = await cachedFind(this.#current, wish, work)
    const products = [...numbers.subarray((page - 1) * size, page * size)].map((number) => productOf(this.vocabulary, number))
    return { ...found, hits: numbers.length, products }
  }

  suggest(asked: { typed: string; size: number }, work: Work) {
    const { codes, products, starts } = this.vocabulary
    const codeOf = (term: number) => Promise.resolve(codes[products[starts[term] ?? 0] ?? 0] ?? null)
    return suggestionsOf(this.vocabulary, { ...asked, codeOf }, work)
  }

  recommended(max: number, wish: RecommendationWish = {}): Promise<string[]> {
    return Promise.resolve(recommended(this.#current, max, wish))
  }

  similarTo(wanted: Wanted, max: number): Promise<string[]> {
    return Promise.resolve(similarTo(this.#current, wanted, max))
  }

  leaves(): Promise<ReadonlyMap<string, Leaf>> {
    return Promise.resolve(leavesOf(this.vocabulary))
  }

  leadsToPrescription(word: string): Promise<boolean> {
    return leadsToPrescription(this.vocabulary, word)
  }

  /** What is in memory asks no connection. */
  on(): this {
    return this
  }
}

const productOf = (index: SearchIndex, number: number): FoundProduct => ({
  productCode: index.codes[number] ?? '',
  number,
  mark: MARKS[index.marks[number] ?? 0] ?? 'none',
  leaf: LEAF_IDS[index.leaves[number] ?? 0] ?? '',
  symptoms: index.symptoms[number] ?? 0,
  audiences: index.audiences[number] ?? 0,
})
