import { OrderStatus } from '../../../src/contract/order'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import type { SettlingSku } from './schema'
import type { StoredAddress } from '../address/addressText'
import type { StandingLine } from '../purchase/buyLimit'
import type { HeldCoupon } from '../coupon/held'
import { benefitInUse, isForInsured, type BenefitRow } from '../benefit/benefitInUse'
import { giftsReached } from '../pricing/giftsReached'
import { goodsOf, type ShelvedGoods } from '../pricing/goods'
import type { MallRules } from '../pricing/mallRules'
import { maxQuantityOf } from '../pricing/maxQuantity'
import { priceOrder, type Priced } from '../pricing/priceOrder'
import type { GiftGoods, RunningRule } from '../pricing/runningRules'
import { boxesEach, combinationOf, saleProblem } from '../pricing/saleProblem'
import { allCovering, type UsablePrescription } from '../prescription/usable'
import { cardsOf, noOffers, type Offers } from '../productCard/cards'
import { consentsIn, type Consent } from './consents'
import { holdingsOf } from './holdings'
import type { OrderTerms } from './orderTerms'
import { problemsOf, type Problem } from './problems'

export type QuotedLine = {
  skuCode: string
  combineId: string
  combineName: string | null
  quantity: number
  /** Taken from stock. */
  boxes: number
  goods: ShelvedGoods
  card: ProductCard
  most: number
  problem: string | null
  salePrice: number
  total: number
  /** Cents of `total` that this member does not pay. */
  memberOff: number
  /** What it is in a pair that is bought together, and the cents that takes off. */
  giftType: number | null
  assortOff: number
}

export type Quote = {
  lines: QuotedLine[]
  priced: Priced<RunningRule, HeldCoupon>
  coupons: HeldCoupon[]
  /** Coupon types this member has drawn, used or not. */
  drawnTypes: ReadonlySet<string>
  gifts: GiftGoods[]
  /** Boxes of each packing the lines take. */
  taken: Map<string, number>
  hasRx: boolean
  /** By which it is ordered, and how many others would do. */
  prescription: UsablePrescription | undefined
  prescriptionCount: number
  problems: Problem[]
  rules: MallRules
  address: StoredAddress | undefined
  /** What the shopper has to agree to. */
  consents: Consent[]
  /** Lines of this member's orders that wait for payment. */
  unpaid: StandingLine[]
  /** The coins this member has. */
  coinBalance: number
  /** By which policy it is paid. */
  benefit: BenefitRow | undefined
}

type Asked = {
  memberId: string
  skus: readonly SettlingSku[]
  now: Date
  terms: OrderTerms
  /** The address asked for; else the member's own choice. */
  addressId?: string | undefined
  /** The prescription asked for; where it does not cover the drugs, another one is taken. */
  prescriptionId?: string | null | undefined
  /** The policy by which it is to be paid. */
  benefitId?: string | null | undefined
  /** For cards that are shown. */
  offers?: Offers
}

/** Quotes packings for a member: prices, and problems that prevent an order. Goods and what the member holds are read uncached, in two queries; nothing is reserved yet. */
export async function quote(
  db: Querying,
  { memberId, skus, now, terms, addressId, prescriptionId, benefitId, offers = noOffers(now) }: Asked,
): Promise<Quote> {
  const { rules, running, notices } = terms
  const goods = await goodsOf(
    db,
    skus.map(({ skuCode }) => skuCode),
  )
  const products = [...goods.values()].map(({ product }) => product)
  const cards = cardsOf(products, offers)
  const held = await holdingsOf(db, { memberId, addressId, productCodes: [...cards.keys()], now })
  const { usable, coupons, drawnTypes, address, standing, rights } = held
  const bought = summed(standing, ({ productCode }) => productCode)
  const found = skus.flatMap(({ skuCode, quantity, combineId = '' }) => {
    const one = goods.get(skuCode)
    const card = one && cards.get(one.productCode)
    return one && card ? [{ skuCode, combineId, quantity, goods: one, card, boxes: quantity * boxesEach(one, combineId) }] : []
  })
  const toPrice = found.map(({ goods: one, combineId, quantity }) => ({ ...one, combination: combinationOf(one, combineId), quantity }))
  const { freight, coinPercent, memberPriceWithout } = rules
  const priced = priceOrder({ lines: toPrice, rules: running, coupons, freight, coinPercent, rights, memberPriceWithout })
  const lines = found.map((line, place): QuotedLine => {
    const { goods: one, combineId } = line
    const { most } = maxQuantityOf({ goods: one, combineId, bought: bought.get(one.productCode) ?? 0, rules })
    const price = priced.lines[place] ?? { salePrice: 0, total: 0, memberOff: 0, giftType: null, assortOff: 0 }
    return { ...line, ...price, combineName: combinationOf(one, combineId)?.name ?? null, most, problem: saleProblem(one, combineId) }
  })
  const taken = summed(lines, ({ skuCode }) => skuCode)
  const needed = summed(
    lines.filter((line) => line.goods.mark === 'rx'),
    (line) => line.goods.productCode,
  )
  const hasRx = needed.size > 0
  const by = hasRx ? allCovering(usable, needed) : []
  const isWhole = lines.length === skus.length && lines.length > 0
  const prescription = by.find((one) => one.prescriptionId === prescriptionId) ?? by[0]
  const benefit = benefitId == null ? undefined : await benefitInUse(db, { benefitId, memberId, now })
  const insuredProblems = benefitId == null ? [] : await insuredProblemsOf(db, { benefit, prescription })
  return {
    lines,
    priced,
    coupons,
    drawnTypes,
    gifts: giftsReached(priced.standings, taken),
    taken,
    hasRx,
    prescription,
    prescriptionCount: by.length,
    problems: [...problemsOf({ lines, taken, needed, bought, usable, rules, isWhole, goods: priced.goods }), ...insuredProblems],
    rules,
    address,
    consents: consentsIn(notices, { hasRx, now }),
    unpaid: standing.filter(({ status }) => status === OrderStatus.toPay),
    coinBalance: held.coinBalance,
    benefit,
  }
}

const summed = <Line extends { boxes: number }>(lines: readonly Line[], keyOf: (line: Line) => string) => {
  const sums = new Map<string, number>()
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.boxes)
  return sums
}

type Insuring = { benefit: BenefitRow | undefined; prescription: UsablePrescription | undefined }

/** Why a policy does not pay: it is none of the member's that runs, or the prescription is another person's. */
async function insuredProblemsOf(db: Querying, { benefit, prescription }: Insuring): Promise<Problem[]> {
  const problem = (message: string): Problem[] => [{ code: 'BENEFIT', message, skuCode: null }]
  if (!benefit) return problem('这份商保已到期或不能用了，请重新选择')
  if (prescription && !(await isForInsured(db, prescription.prescriptionId, benefit)))
    return problem('处方的用药人不是被保险人，不能用这份商保')
  return []
}
