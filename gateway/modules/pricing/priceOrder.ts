import { couponStanding, type CouponRule, type CouponStanding } from '../coupon/couponStanding'
import { coinsByLine, mostCoinsOf } from './coinShare'
import { freightOf, type FreightRule } from './freight'
import { linePrice, type PriceSource } from './linePrice'
import { netPrices } from './netPrices'
import { discounted, type Rule, type RuleProgress } from './promotions'

export type ToPrice = PriceSource & { productCode: string; quantity: number }

/** All amounts in cents; `payable` = goods − promotion − coupon − coins + freight, never negative. `freight` here is before a coupon that pays it. */
export type Priced<R extends Rule, C> = {
  lines: Array<{ salePrice: number; total: number }>
  goods: number
  promotion: number
  standings: Array<RuleProgress<R>>
  coupons: Array<{ coupon: C; standing: CouponStanding }>
  /** What each coupon would leave to pay is decided here, once: the best usable one takes most off, then ends first. */
  best: C | undefined
  /** How any other coupon would stand, such as one that is not drawn yet. */
  standingOf: (rule: CouponRule) => CouponStanding
  freight: number
  /** With a coupon and with as many coins as are wished and may be spent. */
  payableWith: (coupon: C | undefined, coins?: number) => Payable
}

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

type Basket<R extends Rule, C> = {
  lines: readonly ToPrice[]
  rules: readonly R[]
  coupons: readonly C[]
  freight: FreightRule
  coinPercent?: number
}

/** Prices a basket: lines by steps and combinations, then promotions, then the coupons that could be used, then coins, then freight. */
export function priceOrder<R extends Rule, C extends CouponRule & { endsAt: Date }>({
  lines,
  rules,
  coupons,
  freight,
  coinPercent = 0,
}: Basket<R, C>): Priced<R, C> {
  const counted = lines.map((line) => ({
    productCode: line.productCode,
    mark: line.mark,
    quantity: line.quantity,
    ...linePrice(line, line.quantity),
  }))
  const goods = counted.reduce((sum, { total }) => sum + total, 0)
  const { standings, off, nets } = discounted(counted, rules)
  const toSend = lines.length === 0 ? 0 : freightOf(freight, goods - off)
  const basket = { lines: counted, nets, freight: toSend }
  const standingOf = (rule: CouponRule) => couponStanding(rule, basket)
  const standing = coupons.map((coupon) => ({ coupon, standing: standingOf(coupon) }))
  const offOf = (coupon: C | undefined) => standing.find((one) => one.coupon === coupon)?.standing.off ?? 0
  const usable = standing.filter((one) => one.standing.problem === null)
  const [best] = usable.sort(
    (left, right) => right.standing.off - left.standing.off || left.coupon.endsAt.getTime() - right.coupon.endsAt.getTime(),
  )
  return {
    lines: counted.map(({ salePrice, total }) => ({ salePrice, total })),
    goods,
    promotion: off,
    standings,
    coupons: standing,
    best: best?.coupon,
    standingOf,
    freight: toSend,
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
        payable: goods - off - couponOff - coins + toSend - freightOff,
      }
    },
  }
}
