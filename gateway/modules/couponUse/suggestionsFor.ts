import type { PieceSuggestion } from '../../../src/contract/couponUse'
import { inTurn } from '../../db/inTurn'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import type { Ticked, TickedLine } from '../cart/ticked'
import { goodsOf, type Goods } from '../pricing/goods'
import { priceOrder } from '../pricing/priceOrder'
import { saleProblem } from '../pricing/saleProblem'
import { productCards } from '../productCard/cards'
import { currentSearch } from '../search/current'
import { EVERY_PRODUCT } from '../search/engine'
import { Work } from '../search/work'
import type { AskedCoupon } from './couponAsked'

/** Nobody is asked to buy more of one thing than this to fill up an order; of a medicine one box, as nobody takes more for a coupon's sake. */
const MAX_PIECES = 3
const MAX_BOXES = 1
/** Products looked at for each number of pieces, the cheapest first, and how many of them all are suggested. */
const LOOKED_AT = 20
const SUGGESTED = 10

type Reaching = Record<'quantity' | 'added' | 'payable', number>
type Asked = { asked: AskedCoupon; ticked: Ticked; missing: number; now: Date }

/** Pieces of one product that reach a coupon together with the cart, those that leave least to pay first. */
export async function suggestionsFor(db: Db, { asked, ticked, missing, now }: Asked): Promise<PieceSuggestion[]> {
  const codes = await codesAround(db, asked.type.productCodes, missing)
  const cards = [...(await productCards(replicaOf(db), codes, now)).values()]
  const goods = await goodsOf(
    db,
    cards.map(({ skuCode }) => skuCode),
  )
  const suggestions = cards.flatMap((card) => {
    const one = goods.get(card.skuCode)
    // Who adds a piece to a line that is not ticked ticks all of it.
    const isOffered = one && saleProblem(one, '') === null && !ticked.unticked.has(card.skuCode)
    const reaching = isOffered ? fewestOf(one, asked, ticked) : undefined
    return reaching ? [{ card, ...reaching }] : []
  })
  return suggestions.sort((left, right) => left.payable - right.payable || left.quantity - right.quantity).slice(0, SUGGESTED)
}

/** Products that reach an amount with one piece, two or three, whichever each needs. */
async function codesAround(db: Db, couponCodes: string[] | null, missing: number): Promise<string[]> {
  const current = await currentSearch(db)
  const scope = { ...EVERY_PRODUCT, keyword: '', couponCodes, inStock: true, sort: 'priceUp' as const }
  const pages = await inTurn(pricesAround(missing), (prices) =>
    current.find({ ...scope, ...prices }, { page: 1, size: LOOKED_AT }, new Work()),
  )
  return pages.flatMap(({ products }) => products.map(({ productCode }) => productCode))
}

/** From what price on one piece is enough, from what price two are, and so on; none twice. */
const pricesAround = (missing: number) =>
  Array.from({ length: MAX_PIECES }, (_, place) => ({
    priceFrom: Math.ceil(missing / (place + 1)),
    priceTo: place === 0 ? EVERY_PRODUCT.priceTo : Math.ceil(missing / place) - 1,
  }))

/** The fewest pieces with which the engine of prices itself says that the coupon is reached. */
function fewestOf(goods: Goods, { type, held }: AskedCoupon, { lines, terms, rights }: Ticked): Reaching | undefined {
  const coupon = { ...type, endsAt: held?.endsAt ?? type.endsAt }
  const { freight, memberPriceWithout } = terms.rules
  const priced = (own: readonly TickedLine[]) =>
    priceOrder({ lines: own, rules: terms.running, coupons: [coupon], freight, rights, memberPriceWithout })
  const before = priced(lines).goods
  const most = Math.min(goods.mark === 'none' ? MAX_PIECES : MAX_BOXES, roomFor(goods, lines))
  for (let quantity = 1; quantity <= most; quantity += 1) {
    const after = priced(withPieces(lines, goods, quantity))
    const isReached = after.coupons.some(({ standing }) => standing.problem === null)
    if (isReached && after.goods > before) return { quantity, added: after.goods - before, payable: after.payableWith(coupon).payable }
  }
  return undefined
}

/** Pieces that can still be put in; of what each member may buy only so many, none is suggested. */
function roomFor({ skuCode, stock, buyLimit }: Goods, lines: readonly TickedLine[]): number {
  const taken = lines.reduce((sum, line) => (line.skuCode === skuCode ? sum + line.quantity * (line.combination?.count ?? 1) : sum), 0)
  return buyLimit === null ? stock - taken : 0
}

/** The cart with more pieces of a packing: those bought singly stand in one line. */
function withPieces(lines: readonly TickedLine[], goods: Goods, quantity: number): TickedLine[] {
  const isSame = (line: TickedLine) => line.skuCode === goods.skuCode && line.combination === null
  if (!lines.some(isSame)) return [...lines, { ...goods, combination: null, quantity }]
  return lines.map((line) => (isSame(line) ? { ...line, quantity: line.quantity + quantity } : line))
}
