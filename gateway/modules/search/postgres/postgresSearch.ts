import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Suggestion } from '../../../../src/contract/search'
import type { Db } from '../../../db/open'
import { searchPostings, searchProducts } from '../schema'
import { searchDuration } from '../../../lib/metrics'
import type { FoundPage, Leaf, PageAsked, RecommendationWish, Search, SearchQuery, Wanted } from '../engine'
import { MARK_TEXT } from '../facets'
import { interpret, type Interpretation } from '../interpretation'
import { isNaming } from '../leadsToPrescription'
import { LOOKED_AT as LEAF_SAMPLES } from '../leaves'
import { AUDIENCE_TEXT } from '../reason'
import { AUDIENCES, LEAF_IDS } from '../searchIndex'
import { likenessOf, LOOKED_AT } from '../similar'
import { suggestionsOf } from '../suggest'
import { termKey } from '../terms'
import type { Vocabulary } from '../vocabulary'
import { wordsOf } from '../words'
import { Work } from '../work'
import { arrayOf } from './arrays'
import type { StoredIndex } from './loadIndex'
import { BEST_SOLD, onShelf, pageSql, type PageRow } from './pageSql'
import { rowsOf } from './rowsOf'
import { scoringOf, type StoredScores } from './scoring'

/** Steps that weighing a hit costs. */
const HIT = 8

type Given = { db: Db; index: StoredIndex; soldOut: ReadonlySet<number>; /** Keeps nothing for others. */ isLent?: boolean }
type CodeRow = { code: string }

/** The search of a catalogue that does not fit into memory: its words are there, its products in PostgreSQL. */
export class PostgresSearch implements Search {
  readonly #given: Given
  readonly #db: Db
  readonly #soldOut: readonly number[]

  constructor(given: Given) {
    this.#given = given
    this.#db = given.db
    this.#soldOut = [...given.soldOut]
  }

  get vocabulary(): Vocabulary {
    return this.#given.index.vocabulary
  }

  /** What many look for at the same moment is asked once. */
  async find(wish: SearchQuery, asked: PageAsked, work: Work): Promise<FoundPage> {
    if (this.#given.isLent || wish.within) return this.#find(wish, asked, work)
    const kept = pagesOf(this.vocabulary)
    // What a caller in debt is given with less work is not for others.
    const key = JSON.stringify([wish, asked, work.limit])
    const present = kept.get(key)
    if (present) return present
    const finding = this.#find(wish, asked, work)
    kept.set(key, finding)
    try {
      return await finding
    } catch (error) {
      kept.delete(key)
      throw error
    } finally {
      if (work.isUsedUp) kept.delete(key)
    }
  }

  async #find(wish: SearchQuery, asked: PageAsked, work: Work): Promise<FoundPage> {
    const end = searchDuration.startTimer()
    const understood: Partial<Interpretation<StoredScores>> = wish.keyword === '' ? {} : await interpret(this.#scoring, wish.keyword, work)
    const { searched = '', scores, need, heldBack } = understood
    const query = pageSql({ wish, asked, scores: scores?.rows, soldOut: this.#soldOut })
    const [row] = await rowsOf<PageRow>(this.#db, query)
    if (!row) throw new Error('A page of a result has one row')
    work.spend(HIT * (scores?.count ?? this.vocabulary.size))
    end()
    const told = <C extends { value: string; hits: number }>(all: C[], textOf: (value: string) => string = (value) => value) =>
      all.map(({ value, hits }) => ({ value, text: textOf(value), hits }))
    return {
      hits: row.hits,
      products: row.products,
      searched,
      need,
      heldBack,
      facets: {
        marks: told(row.marks, (value) => MARK_TEXT[value] ?? value),
        brands: told(row.brands),
        forms: told(row.forms),
        audiences: told(audiencesOf(row.audiences), (value) => AUDIENCE_TEXT[value] ?? value),
      },
    }
  }

  suggest(asked: { typed: string; size: number }, work: Work): Promise<Suggestion[]> {
    const codeOf = async (term: number) => (await this.#bestSold([term])).get(term)?.code ?? null
    return suggestionsOf(this.vocabulary, { ...asked, codeOf }, work)
  }

  async recommended(max: number, { interests = [], only, without }: RecommendationWish = {}): Promise<string[]> {
    const ofMark = only === 'goods' ? sql`mark = 'none'` : sql`mark <> 'rx'`
    const isShown = without ? sql`${ofMark} and not ${onShelf(without)}` : ofMark
    const rows = await rowsOf<CodeRow & { leaf: string }>(
      this.#db,
      sql`select best.product_code as code, best.leaf from unnest(${arrayOf(LEAF_IDS)}::text[]) as shelf(leaf) cross join lateral (
          select product_code, leaf, sales from ${searchProducts}
          where leaf = shelf.leaf and ${isShown} and not product_id = any(${arrayOf(this.#soldOut)}::int[]) order by ${BEST_SOLD} limit 2
        ) best order by ${BEST_SOLD}`,
    )
    const isLiked = ({ leaf }: { leaf: string }) => interests.includes(leaf)
    return [...rows.filter(isLiked), ...rows.filter((row) => !isLiked(row))].slice(0, max).map(({ code }) => code)
  }

  async similarTo(wanted: Wanted, max: number): Promise<string[]> {
    const { termAt, termIds } = this.#given.index
    const ids = likenessOf(wanted).flatMap((term) => termIds[termAt.get(termKey(term)) ?? -1] ?? [])
    const rows = await rowsOf<CodeRow>(
      this.#db,
      sql`select best.product_code as code from unnest(${arrayOf(ids)}::int[]) with ordinality as word(term_id, place) cross join lateral (
          select product.* from ${searchPostings} posting join ${searchProducts} product on product.product_id = posting.product_id
          where posting.term_id = word.term_id order by ${BEST_SOLD} limit ${LOOKED_AT}::int
        ) best
        where best.leaf = ${wanted.categoryId} and (best.mark = 'rx') = ${wanted.mark === 'rx'}::bool and best.product_code <> ${wanted.productCode}
          and not best.product_id = any(${arrayOf(this.#soldOut)}::int[])
        order by word.place, ${BEST_SOLD}`,
    )
    return [...new Set(rows.map(({ code }) => code))].slice(0, max)
  }

  async leaves(): Promise<ReadonlyMap<string, Leaf>> {
    const kept = leaves.get(this.vocabulary) ?? this.#readLeaves()
    if (this.#given.isLent) return kept
    leaves.set(this.vocabulary, kept)
    kept.catch(() => leaves.delete(this.vocabulary))
    return kept
  }

  async leadsToPrescription(word: string): Promise<boolean> {
    const work = new Work()
    const words = wordsOf(this.vocabulary, word, work)
    if (!words) return false
    const naming = words.flatMap(({ matches }) => matches.filter((match) => isNaming(this.vocabulary, match)))
    const first = await this.#bestSold(naming.map(({ term }) => term))
    if ([...first.values()].some(({ mark }) => mark === 'rx')) return true
    const { rows } = await this.#scoring.scoresOf(words, work)
    const [found] = await rowsOf<{ isThere: boolean }>(
      this.#db,
      sql`select exists (
          select from (${rows}) found join ${searchProducts} product on product.product_id = found.id where product.mark <> 'rx'
        ) as "isThere"`,
    )
    return found?.isThere !== true
  }

  on(tx: Db): PostgresSearch {
    return new PostgresSearch({ ...this.#given, db: tx, isLent: true })
  }

  get #scoring() {
    const { db, index, soldOut } = this.#given
    return scoringOf({ db, index, isSoldOut: (productId) => soldOut.has(productId) })
  }

  /** The best sold product of each term. */
  async #bestSold(terms: number[]): Promise<ReadonlyMap<number, CodeRow & { mark: string }>> {
    const { termIds } = this.#given.index
    const placeOf = new Map(terms.map((term) => [termIds[term] ?? 0, term]))
    const rows = await rowsOf<CodeRow & { id: number; mark: string }>(
      this.#db,
      sql`select word.term_id as id, best.product_code as code, best.mark from unnest(${arrayOf([...placeOf.keys()])}::int[]) as word(term_id)
        cross join lateral (
          select product.* from ${searchPostings} posting join ${searchProducts} product on product.product_id = posting.product_id
          where posting.term_id = word.term_id order by ${BEST_SOLD} limit 1
        ) best`,
    )
    return new Map(rows.map(({ id, ...row }) => [placeOf.get(id) ?? -1, row]))
  }

  async #readLeaves(): Promise<ReadonlyMap<string, Leaf>> {
    const rows = await rowsOf<Leaf & { leaf: string }>(
      this.#db,
      sql`select shelf.leaf, shelf.hits, array(
          select product_code from (
            (select product_code, sales, 0 as is_sealed from ${searchProducts} where leaf = shelf.leaf and mark <> 'rx' order by ${BEST_SOLD} limit ${LEAF_SAMPLES}::int)
            union all
            (select product_code, sales, 1 from ${searchProducts} where leaf = shelf.leaf and mark = 'rx' order by ${BEST_SOLD} limit ${LEAF_SAMPLES}::int)
          ) best order by is_sealed, ${BEST_SOLD} limit ${LEAF_SAMPLES}::int
        ) as codes
        from (select leaf, count(*)::int as hits from ${searchProducts} group by leaf) shelf`,
    )
    return new Map(rows.map(({ leaf, ...row }) => [leaf, row]))
  }
}

/** Pages of results that are kept at once, some kilobytes each, and for how many milliseconds: stock changes. */
const MAX_PAGES = 1000
const TTL_MS = 1000
const pages = new WeakMap<Vocabulary, LRUCache<string, Promise<FoundPage>>>()

function pagesOf(vocabulary: Vocabulary): LRUCache<string, Promise<FoundPage>> {
  const kept = pages.get(vocabulary) ?? new LRUCache<string, Promise<FoundPage>>({ max: MAX_PAGES, ttl: TTL_MS })
  pages.set(vocabulary, kept)
  return kept
}

/** Read once for each revision. */
const leaves = new WeakMap<Vocabulary, Promise<ReadonlyMap<string, Leaf>>>()

const audiencesOf = (counts: readonly number[]) =>
  AUDIENCES.map((value, at) => ({ value, hits: counts[at] ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .sort((left, right) => right.hits - left.hits || (left.value < right.value ? -1 : 1))
