import type { DrugMark } from '../../../src/contract/productCard'
import { CATEGORIES, SYMPTOMS } from '../catalogue/taxonomy'
import { yieldToEventLoop } from '../../lib/yieldToEventLoop'
import type { Danger, NameAlias, Need } from '../catalogue/searchTables'
import { NeedTable } from './needTable'
import type { Sources } from './source'
import { termKey, termMaker, termsOf, type Term } from './terms'
import { TradeNames } from './tradeNames'
import { vocabularyOf, type Vocabulary } from './vocabulary'

export const MARKS: readonly DrugMark[] = ['rx', 'otcA', 'otcB', 'none']
export const AUDIENCES = ['adult', 'child', 'elder']
export const SYMPTOM_IDS = Object.keys(SYMPTOMS)
export const LEAF_IDS: readonly string[] = CATEGORIES.flatMap(({ children }) => Object.keys(children))

/** What the filters and sorts need of each product, a column each; a product's number is its place by sales. */
type Columns = {
  codes: string[]
  marks: Uint8Array
  brands: Uint32Array
  forms: Uint16Array
  leaves: Uint8Array
  /** Bits, in the order of `SYMPTOM_IDS` and `AUDIENCES`. */
  symptoms: Uint32Array
  audiences: Uint8Array
  prices: Uint32Array
  sales: Uint32Array
}

/** The inverted index of the catalogue, built once for each revision and immutable. */
export type SearchIndex = Columns &
  Vocabulary & {
    brandNames: string[]
    formNames: string[]
    numberOf: Map<string, number>
    /** The place of a term, by `termKey`. */
    termAt: Map<string, number>
    /** Products of term t: from `products[starts[t]]` up to `products[ends[t]]`, best sold first. The words of a need share theirs. */
    starts: Uint32Array
    ends: Uint32Array
    products: Uint32Array
  }

type Tables = { sources: Sources; needs: readonly Need[]; dangers: readonly Danger[]; aliases: readonly NameAlias[] }

/** Builds the index from one batch of products after the other, letting calls through in between. */
export async function indexOf({ sources: { most, batches }, needs, dangers, aliases }: Tables, revision: number): Promise<SearchIndex> {
  const needTable = new NeedTable(needs)
  const tradeNames = new TradeNames(aliases)
  const brandNames = new Names()
  const formNames = new Names()
  const columns: Columns = {
    codes: [],
    marks: new Uint8Array(most),
    brands: new Uint32Array(most),
    forms: new Uint16Array(most),
    leaves: new Uint8Array(most),
    symptoms: new Uint32Array(most),
    audiences: new Uint8Array(most),
    prices: new Uint32Array(most),
    sales: new Uint32Array(most),
  }
  const known = new Map<string, number>()
  const terms: Term[] = []
  const postings: number[][][] = []
  const places = new Map<Term, number>()
  const placeOf = (term: Term) => {
    const key = termKey(term)
    const at = known.get(key) ?? terms.length
    if (at === terms.length) {
      known.set(key, at)
      terms.push(term)
      postings.push([])
    }
    places.set(term, at)
    return at
  }
  /** The products of each need: they are listed once, however many words a need has. */
  const serving = needs.map((): number[] => [])
  const make = termMaker()
  for await (const batch of batches) {
    for (const source of batch) {
      const number = columns.codes.push(source.productCode) - 1
      columns.marks[number] = MARKS.indexOf(source.mark)
      columns.brands[number] = brandNames.numberOf(source.brandName)
      columns.forms[number] = formNames.numberOf(formFamilyOf(source.form))
      columns.leaves[number] = LEAF_IDS.indexOf(source.categoryId)
      columns.symptoms[number] = bitsOf(source.symptomIds, SYMPTOM_IDS)
      columns.audiences[number] = bitsOf(source.audiences, AUDIENCES)
      columns.prices[number] = source.price
      columns.sales[number] = source.sales
      for (const term of [...termsOf(source, make), ...tradeNames.termsOf(source)]) {
        const own = postings[places.get(term) ?? placeOf(term)] ?? []
        const posting = (own[0] ??= [])
        if (posting.at(-1) !== number) posting.push(number)
      }
      for (const need of needTable.servedBy(source, number)) serving[need]?.push(number)
    }
    await yieldToEventLoop()
  }
  const size = columns.codes.length
  for (const [need, served] of serving.entries())
    if (served.length > 0) for (const term of needTable.termsOf(need)) postings[places.get(term) ?? placeOf(term)]?.push(served)
  const { starts, ends, products } = packed(postings)
  const hits = ends.map((end, at) => end - (starts[at] ?? 0))
  return {
    ...columns,
    ...(await vocabularyOf({ revision, size, terms, hits, needs: needTable, dangers, tradeNames })),
    brandNames: brandNames.all,
    formNames: formNames.all,
    numberOf: new Map(columns.codes.map((code, number) => [code, number])),
    termAt: known,
    starts,
    ends,
    products,
  }
}

class Names {
  readonly all: string[] = []
  readonly #numbers = new Map<string, number>()
  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.all.length)
    return this.all.push(name) - 1
  }
}

export const bitsOf = (ids: readonly string[], all: readonly string[]) =>
  ids.reduce((bits, id) => (all.includes(id) ? bits | (1 << all.indexOf(id)) : bits), 0)

/** One list below the other; a list that several terms have stands once. Of a term that has two lists, each product is named once. */
function packed(postings: ReadonlyArray<ReadonlyArray<readonly number[]>>) {
  const lists = postings.map((own) => (own.length === 1 ? own[0] : [...new Set(own.flat())].sort((left, right) => left - right)) ?? [])
  const startOf = new Map<readonly number[], number>()
  let length = 0
  for (const list of lists)
    if (!startOf.has(list)) {
      startOf.set(list, length)
      length += list.length
    }
  const products = new Uint32Array(length)
  for (const [list, start] of startOf) products.set(list, start)
  const starts = Uint32Array.from(lists, (list) => startOf.get(list) ?? 0)
  return { starts, ends: starts.map((start, at) => start + (lists[at]?.length ?? 0)), products }
}

const FAMILIES: ReadonlyArray<[RegExp, string]> = [
  [/滴眼|眼膏|眼用/, '眼用'],
  [/滴鼻|鼻喷|鼻用|鼻腔/, '鼻用'],
  [/胶囊/, '胶囊'],
  [/颗粒|冲剂/, '颗粒'],
  [/口服|合剂|糖浆|混悬|口服液|露|膏滋|煎膏/, '口服液'],
  [/乳膏|软膏|凝胶|贴|搽|喷雾|涂|洗剂|外用|酊|栓/, '外用'],
  [/片/, '片剂'],
  [/丸/, '丸剂'],
  [/散|粉/, '散剂'],
]
/** What the filter calls a form: 缓释胶囊 and 软胶囊 are both 胶囊. */
export const formFamilyOf = (form: string) => FAMILIES.find(([pattern]) => pattern.test(form))?.[1] ?? form
