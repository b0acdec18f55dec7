import type { DrugMark } from '../../../src/contract/productCard'
import { CATEGORIES, SYMPTOMS } from '../catalogue/taxonomy'
import { pause } from '../../kernel/pause'
import { readingOf, type Reading } from './reading'
import type { Source } from './source'
import { suffixesOf, type Suffixes } from './suffixes'
import { termKey, termsOf, type Term } from './terms'

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

/** The whole catalogue as search sees it, built once for each revision and never changed. */
export type SearchIndex = Columns & {
  revision: number
  size: number
  brandNames: string[]
  formNames: string[]
  numberOf: Map<string, number>
  terms: Term[]
  /** The place of a term, by `termKey`. */
  termAt: Map<string, number>
  readings: Reading[]
  /** Products of term t: `products[starts[t]]` to `products[starts[t + 1]]`, best sold first. */
  starts: Uint32Array
  products: Uint32Array
  /** Places where a match may begin: any character, any syllable, any initial. */
  byText: Suffixes
  byLetters: Suffixes
  byInitials: Suffixes
}

/** Builds the index, letting calls through every few milliseconds. */
export async function indexOf(sources: readonly Source[], revision: number): Promise<SearchIndex> {
  const brandNames = new Names()
  const formNames = new Names()
  const size = sources.length
  const columns: Columns = {
    codes: sources.map(({ productCode }) => productCode),
    marks: new Uint8Array(size),
    brands: new Uint32Array(size),
    forms: new Uint16Array(size),
    leaves: new Uint8Array(size),
    symptoms: new Uint32Array(size),
    audiences: new Uint8Array(size),
    prices: new Uint32Array(size),
    sales: new Uint32Array(size),
  }
  const known = new Map<string, number>()
  const terms: Term[] = []
  const postings: number[][] = []
  for (const [number, source] of sources.entries()) {
    columns.marks[number] = MARKS.indexOf(source.mark)
    columns.brands[number] = brandNames.numberOf(source.brandName)
    columns.forms[number] = formNames.numberOf(formFamilyOf(source.form))
    columns.leaves[number] = LEAF_IDS.indexOf(source.categoryId)
    columns.symptoms[number] = bitsOf(source.symptomIds, SYMPTOM_IDS)
    columns.audiences[number] = bitsOf(source.audiences, AUDIENCES)
    columns.prices[number] = source.price
    columns.sales[number] = source.sales
    for (const term of termsOf(source)) {
      const key = termKey(term)
      const at = known.get(key) ?? terms.length
      if (at === terms.length) {
        known.set(key, at)
        terms.push(term)
        postings.push([])
      }
      const posting = postings[at]
      if (posting && posting.at(-1) !== number) posting.push(number)
    }
    if (number % 2000 === 1999) await pause()
  }
  const { starts, products } = packed(postings)
  const readings = await readingsOf(terms)
  const texts = terms.map(({ text }) => text)
  return {
    ...columns,
    revision,
    size,
    brandNames: brandNames.all,
    formNames: formNames.all,
    numberOf: new Map(columns.codes.map((code, number) => [code, number])),
    terms,
    termAt: known,
    readings,
    starts,
    products,
    byText: await suffixesOf(texts, (at) => everyPlace(texts[at] ?? '')),
    byLetters: await suffixesOf(
      readings.map(({ letters }) => letters),
      (at) => (terms[at]?.field === 'english' ? [] : new Set(readings[at]?.starts)),
    ),
    byInitials: await suffixesOf(
      readings.map(({ initials }) => initials),
      (at) => (terms[at]?.field === 'english' ? [] : everyPlace(readings[at]?.initials ?? '')),
    ),
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

const everyPlace = (text: string) => Array.from({ length: text.length }, (_, at) => at)

export const bitsOf = (ids: readonly string[], all: readonly string[]) =>
  ids.reduce((bits, id) => (all.includes(id) ? bits | (1 << all.indexOf(id)) : bits), 0)

function packed(postings: number[][]) {
  const starts = new Uint32Array(postings.length + 1)
  for (const [at, posting] of postings.entries()) starts[at + 1] = (starts[at] ?? 0) + posting.length
  const products = new Uint32Array(starts[postings.length] ?? 0)
  for (const [at, posting] of postings.entries()) products.set(posting, starts[at])
  return { starts, products }
}

async function readingsOf(terms: readonly Term[]): Promise<Reading[]> {
  const known = new Map<string, Reading>()
  const readings: Reading[] = []
  for (const [at, { text }] of terms.entries()) {
    const reading = known.get(text) ?? readingOf(text)
    known.set(text, reading)
    readings.push(reading)
    if (at % 500 === 499) await pause()
  }
  return readings
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
const formFamilyOf = (form: string) => FAMILIES.find(([pattern]) => pattern.test(form))?.[1] ?? form
