import type { SearchNeed, SearchResult } from '../../../src/contract/search'
import type { NeedAudience } from '../catalogue/types'
import type { Db } from '../../db/open'
import { productCards } from '../productCard/cards'
import { EVERY_PRODUCT, type FoundPage, type Search } from './engine'
import { asksFirst } from './audience'
import { toldTo } from './needScores'
import type { Work } from './work'

/** Needs offered in place of one that nothing is sold for. */
const MAX_NEIGHBOURS = 3

/** A need that is served: how many products, and the first of them. */
export type Neighbour = { needName: string; hits: number; productCode: string | undefined }

/** The needs that may stand behind one that nothing is sold for, in the order of the table: those that find a product. */
export async function neighboursOf(search: Search, { need: found }: FoundPage, work: Work): Promise<Neighbour[]> {
  const [need] = found?.needs ?? []
  if (!found || found.isServed || !need) return []
  const neighbours: Neighbour[] = []
  for (const needName of need.neighbours) {
    if (neighbours.length === MAX_NEIGHBOURS || work.isUsedUp) break
    if (!search.vocabulary.needs.has(needName) || search.vocabulary.dangers.in(needName, work)) continue
    const { hits, products } = await search.find({ ...EVERY_PRODUCT, keyword: needName }, { page: 1, size: 1 }, work)
    if (hits > 0) neighbours.push({ needName, hits, productCode: products[0]?.productCode })
  }
  return neighbours
}

const ASK_FIRST = '先问医师或药师，不要自行用药。'

/** What was searched finds medicines only, for somebody who asks first. */
const asksAbout = (searched: string, audience: NeedAudience): SearchNeed => ({
  needName: searched,
  audience,
  headline: ASK_FIRST,
  ruleOut: null,
  doctorAdvice: null,
  approval: null,
  isServed: false,
  neighbours: [],
})

/** What is said beside the results: the first need's. */
export async function needAnswer(
  db: Db,
  { need: found, heldBack, searched }: FoundPage,
  { neighbours, now }: { neighbours: readonly Neighbour[]; now: Date },
): Promise<Pick<SearchResult, 'need'>> {
  const [need] = found?.needs ?? []
  if (heldBack) return { need: asksAbout(searched, heldBack) }
  if (!found || !need) return {}
  const { name, headlines, ruleOuts, advice, approval } = need
  const { audience, isServed } = found
  const cards = await productCards(
    db,
    neighbours.flatMap(({ productCode }) => productCode ?? []),
    now,
  )
  const pictureOf = ({ productCode = '' }: Neighbour) => cards.get(productCode)?.productImageUrl ?? null
  const answer: SearchNeed = {
    needName: name,
    audience,
    // What to take comes into it: who asks first is told what the table says to them alone.
    headline: asksFirst(audience)
      ? (headlines.find((row) => row.audience === audience)?.text ?? (isServed ? null : ASK_FIRST))
      : toldTo(headlines, audience),
    ruleOut: toldTo(ruleOuts, audience),
    doctorAdvice: toldTo(advice, audience),
    approval,
    isServed,
    neighbours: neighbours.map((neighbour) => ({
      needName: neighbour.needName,
      hits: neighbour.hits,
      pictureUri: pictureOf(neighbour),
    })),
  }
  return { need: answer }
}
