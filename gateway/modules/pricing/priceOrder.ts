import { sumOf } from '../../lib/sumOf'
import type { Paired } from './assort'
import { couponStanding, type CouponRule, type CouponStanding } from '../coupon/couponStanding'
import { isPromotable } from '../catalogue/appliesTo'
import { NO_RIGHTS, type PriceRights } from '../grant/priceRights'
import { coinsByLine, mostCoinsOf } from './coinShare'
import { freightOf, missingToFree, type FreightRule } from './freight'
import { linePrice, type PriceSource } from './linePrice'
import { memberOffOf } from './memberPrice'
import { netPrices } from './netPrices'
import { discounted, type Rule, type RuleProgress } from './promotions'

export type ToPrice = PriceSource & { productCode: string; quantity: number }

/** All amounts in cents; `payable` = goods − memberOff − promotion − coupon − coins + freight, never negative. `freight` here is before a coupon that pays it. */
export type Priced<R extends Rule, C> = {
  lines: PricedLine[]
  /** What the lines cost without any rights, and what the member price takes off them. */
  goods: number
  memberOff: number
  promotion: number
  standings: Array<RuleProgress<R>>
  coupons: Array<{ coupon: C; standing: CouponStanding }>
  /** What each coupon would leave to pay is decided here, once: the best usable one takes most off, then ends first. */
  best: C | undefined
  /** How any other coupon would stand, such as one that is not drawn yet. */
  standingOf: (rule: CouponRule) => CouponStanding
  freight: number
  /** What it would be without the right to free delivery. */
  memberFreight: number
  /** Goods that lack until it is brought for nothing to anybody; null where it is, or is to this member. */
  missingToFree: number | null
  /** With a coupon and with as many coins as are wished and may be spent. */
  payableWith: (coupon: C | undefined, coins?: number) => Payable
}

/** `memberOff` of `total` is not paid by whom this is priced for; `assortOff`, a part of the promotions, is what being bought in a pair takes off. */
type PricedLine = { salePrice: number; total: number; memberOff: number; giftType: Paired['giftType']; assortOff: number }

/** What is paid in the end, in cents. */
export type Payable = {
  /** Off the goods. */
  coupon: number
  /** What is left of the freight, and what a coupon took off it. */
  freight: number
  freightOff: number
  /** What coins paid, a cent each, and how many could; by line, of which the rest is its net price. */
  coins: number
  mostCoins: number
  lineCoins: number[]
  /** What each line costs after everything; with freight they are what is payable. */
  nets: number[]
  payable: number
}

/** Pieces that are bought one by one: those of a combination have its price, and make no pair. */
export const singlesOf = ({ combination, quantity }: Pick<ToPrice, 'combination' | 'quantity'>) => (combination === null ? quantity : 0)

type Basket<R extends Rule, C> = {
  lines: readonly ToPrice[]
  rules: readonly R[]
  coupons: readonly C[]
  freight: FreightRule
  coinPercent?: number
  rights?: PriceRights
  memberPriceWithout?: readonly string[]
}

/**
 * Prices a basket: lines by steps and combinations, then the member price, then what is bought in pairs, then the other promotions, then the
 * coupons that could be used, then coins, then freight. A member never pays more than anybody else: thresholds look at what lines cost without the member price, amounts are taken off what
 * it leaves.
 */
export function priceOrder<R extends Rule, C extends CouponRule & { endsAt: Date }>({
  lines,
  rules,
  coupons,
  freight,
  coinPercent = 0,
  rights = NO_RIGHTS,
  // Stryker disable next-line ArrayDeclaration: no product has the code that it would put there.
  memberPriceWithout = [],
}: Basket<R, C>): Priced<R, C> {
  const memberPrice = { percent: rights.memberPrice, without: memberPriceWithout }
  const counted = lines.map((line) => {
    const { productCode, mark, quantity } = line
    const price = linePrice(line, quantity)
    const memberOff = memberOffOf({ ...line, ...price }, memberPrice)
    return { productCode, mark, quantity, singles: singlesOf(line), ...price, memberOff }
  })
  const [goods, memberOff] = [sumOf(counted.map(({ total }) => total)), sumOf(counted.map((line) => line.memberOff))]
  const { standings, off, nets, plainNets, pairs } = discounted(counted, rules)
  const worth = sumOf(plainNets)
  const plainFreight = lines.length === 0 ? 0 : freightOf(freight, worth)
  const memberFreight = rights.freeFreight && lines.some(isPromotable) ? plainFreight : 0
  const toSend = plainFreight - memberFreight
  const basket = { lines: counted, nets, plainNets, freight: toSend }
  const standingOf = (rule: CouponRule) => couponStanding(rule, basket)
  const standing = coupons.map((coupon) => ({ coupon, standing: standingOf(coupon) }))
  const offOf = (coupon: C | undefined) => standing.find((one) => one.coupon === coupon)?.standing.off ?? 0
  const usable = standing.filter((one) => one.standing.problem === null)
  const [best] = usable.sort(
    (left, right) => right.standing.off - left.standing.off || left.coupon.endsAt.getTime() - right.coupon.endsAt.getTime(),
  )
  return {
    lines: counted.map(({ salePrice, total, memberOff: ofMember }, place) => {
      const { giftType = null, off: assortOff = 0 } = pairs[place] ?? {}
      return { salePrice, total, memberOff: ofMember, giftType, assortOff }
    }),
    goods,
    memberOff,
    promotion: off,
    standings,
    coupons: standing,
    best: best?.coupon,
    standingOf,
    freight: toSend,
    memberFreight,
    missingToFree: toSend === 0 ? null : missingToFree(freight, worth),
    payableWith: (coupon, wished = 0) => {
      const freightOff = coupon?.kind === 'freeDelivery' ? offOf(coupon) : 0
      const couponOff = offOf(coupon) - freightOff
      const toPay = netPrices(basket, { coupon, off: couponOff })
      const mostCoins = mostCoinsOf(counted, toPay, coinPercent)
      const coins = Math.min(wished, mostCoins)
      const lineCoins = coinsByLine(counted, toPay, coins)
      return {
        coupon: couponOff,
        freight: toSend - freightOff,
        freightOff,
        coins,
        mostCoins,
        lineCoins,
        nets: toPay.map((net, place) => net - (lineCoins[place] ?? 0)),
        payable: goods - memberOff - off - couponOff - coins + toSend - freightOff,
      }
    },
  }
}
