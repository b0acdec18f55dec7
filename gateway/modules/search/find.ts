import type { Facets, Sort } from '../../../src/contract/search'
import { searchDuration } from '../../lib/metrics'
import { Choices } from './choices'
import type { Current } from './current'
import type { Scoring, SearchQuery } from './engine'
import { onShelf } from './shelf'
import { BRANDS, FORMS, leafIdsOf, MARK_TEXT } from './facets'
import type { NeedAudience } from '../catalogue/types'
import { interpret, type Interpretation, type ServedNeed } from './interpretation'
import { isGoods, needScores } from './needScores'
import { AUDIENCE_TEXT } from './reason'
import { firstFor, NOTHING, scoresOf, type Scores } from './scores'
import { AUDIENCES, bitsOf, LEAF_IDS, MARKS, SYMPTOM_IDS, type SearchIndex } from './searchIndex'
import type { Work } from './work'

/** Steps that weighing a hit costs: filters, its place in the order. */
const HIT = 8

export type Found = {
  numbers: Uint32Array
  searched: string
  facets: Facets
  need?: ServedNeed | undefined
  heldBack?: NeedAudience | undefined
}

/** How the products in memory are weighed. */
const scoringOf = (current: Current): Scoring<Scores> => ({
  vocabulary: current.index,
  nothing: NOTHING,
  countOf: ({ numbers }) => numbers.length,
  scoresOf: (words, work) => scoresOf(current.index, words, work),
  needScores: (need, work) => needScores(current, need, work),
  firstFor: (scores, audience) => firstFor(current.index, scores, audience),
  goodsOf: ({ numbers, of }) => Promise.resolve({ numbers: numbers.filter((number) => isGoods(current.index, number)), of }),
})

/** All hits of a wish in order, by their numbers, and the facets (`engine.ts`). */
export async function find(current: Current, wish: SearchQuery, work: Work): Promise<Found> {
  const { index, isSoldOut } = current
  const end = searchDuration.startTimer()
  const understood: Partial<Interpretation<Scores>> = wish.keyword === '' ? {} : await interpret(scoringOf(current), wish.keyword, work)
  const { searched = '', scores, need, heldBack } = understood
  const isInScope = scopeOf(index, wish)
  const groups = groupsOf(index, wish)
  const [marks, brands, forms, audiences] = [
    new Choices(MARKS),
    new Choices(index.brandNames),
    new Choices(index.formNames),
    new Choices(AUDIENCES),
  ]
  const hits: number[] = []
  const keys: number[] = []
  const visit = (number: number, score: number) => {
    if (!isInScope(number)) return
    const soldOut = isSoldOut(number)
    if (wish.inStock && soldOut) return
    const price = index.prices[number] ?? 0
    if (price < wish.priceFrom || price > wish.priceTo) return
    const failing = groups.failing(number)
    if (failing === 0) {
      hits.push(number)
      keys.push(keyOf(index, { number, score, sort: wish.sort, soldOut }))
    }
    if ((failing & ~1) === 0) marks.count(index.marks[number] ?? 0)
    if ((failing & ~2) === 0) brands.count(index.brands[number] ?? 0)
    if ((failing & ~4) === 0) forms.count(index.forms[number] ?? 0)
    if ((failing & ~8) === 0)
      for (let bit = 0; bit < AUDIENCES.length; bit += 1) if ((index.audiences[number] ?? 0) & (1 << bit)) audiences.count(bit)
  }
  const count = scores ? scores.numbers.length : index.size
  for (let at = 0; at < count; at += 1) {
    const number = scores ? (scores.numbers[at] ?? 0) : at
    visit(number, scores?.of[number] ?? 0)
    work.spend(HIT)
    if (work.isDue) await work.rest()
  }
  const numbers = sorted(hits, keys)
  end()
  return {
    numbers,
    searched,
    need,
    heldBack,
    facets: {
      marks: marks.max(MARKS.length, (value) => MARK_TEXT[value] ?? value),
      brands: brands.max(BRANDS),
      forms: forms.max(FORMS),
      audiences: audiences.max(AUDIENCES.length, (value) => AUDIENCE_TEXT[value] ?? value),
    },
  }
}

/** A product's number is its place by sales, so that it settles every tie; 2^20 products fit beside a key of 32 bits. */
const PLACES = 2 ** 20

/** Smaller comes first. Relevance is weighed with sales, and what cannot be bought now comes later. */
function keyOf(
  index: SearchIndex,
  { number, score, sort, soldOut }: { number: number; score: number; sort: Sort; soldOut: boolean },
): number {
  const price = index.prices[number] ?? 0
  if (sort === 'priceUp') return price * PLACES + number
  if (sort === 'priceDown') return (2 ** 32 - price) * PLACES + number
  if (sort === 'sales' || (score === 0 && !soldOut)) return number
  const overall = (score + 3 * Math.log10(1 + (index.sales[number] ?? 0))) * (soldOut ? 0.6 : 1)
  return Math.round((2 ** 12 - overall) * 2 ** 10) * PLACES + number
}

function sorted(hits: number[], keys: number[]): Uint32Array {
  const order = Float64Array.from(keys).sort()
  const numbers = new Uint32Array(hits.length)
  for (let at = 0; at < order.length; at += 1) numbers[at] = (order[at] ?? 0) % PLACES
  return numbers
}

function scopeOf(
  index: SearchIndex,
  { categoryId, symptomId, barcodeCodes, couponCodes, within }: SearchQuery,
): (number: number) => boolean {
  const leaves = categoryId === undefined ? undefined : leavesOf(categoryId)
  const symptom = symptomId === undefined ? undefined : bitsOf([symptomId], SYMPTOM_IDS)
  const numbersOf = (codes: string[]) => new Set(codes.flatMap((code) => index.numberOf.get(code) ?? []))
  const scanned = barcodeCodes && numbersOf(barcodeCodes)
  const coupon = couponCodes ? numbersOf(couponCodes) : undefined
  const isWithin = within && onShelf(index, within)
  const rx = MARKS.indexOf('rx')
  return (number) => {
    if (leaves && !leaves.has(index.leaves[number] ?? 0)) return false
    if (symptom !== undefined && ((index.symptoms[number] ?? 0) & symptom) === 0) return false
    if (scanned && !scanned.has(number)) return false
    if (isWithin && !isWithin(number)) return false
    if (couponCodes !== undefined && index.marks[number] === rx) return false
    return !coupon || coupon.has(number)
  }
}

const leavesOf = (categoryId: string) => new Set(leafIdsOf(categoryId).map((id) => LEAF_IDS.indexOf(id)))

/** The groups of the drawer, a bit each: which of them a product does not fit. */
function groupsOf(index: SearchIndex, { marks, brands, forms, audiences }: SearchQuery) {
  const markSet = new Set(marks.map((mark) => MARKS.findIndex((known) => known === mark)))
  const brandSet = new Set(brands.map((brand) => index.brandNames.indexOf(brand)))
  const formSet = new Set(forms.map((form) => index.formNames.indexOf(form)))
  const audienceBits = bitsOf(audiences, AUDIENCES)
  return {
    failing: (number: number) =>
      (markSet.size > 0 && !markSet.has(index.marks[number] ?? 0) ? 1 : 0) |
      (brandSet.size > 0 && !brandSet.has(index.brands[number] ?? 0) ? 2 : 0) |
      (formSet.size > 0 && !formSet.has(index.forms[number] ?? 0) ? 4 : 0) |
      (audiences.length > 0 && ((index.audiences[number] ?? 0) & audienceBits) === 0 ? 8 : 0),
  }
}
