import { couponStanding, type CouponRule, type CouponStanding } from '../coupon/couponStanding'
import { freightOf, type FreightRule } from './freight'
import { linePrice, type PriceSource } from './linePrice'
import { netPrices } from './netPrices'
import { discounted, type Rule, type RuleProgress } from './promotions'

export type ToPrice = PriceSource & { productCode: string; quantity: number }

/** All amounts in cents; `payable` = goods − promotion − coupon + freight, never negative. */
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
  /** `nets`: what each line costs after everything; with freight they are what is payable. */
  payableWith: (coupon: C | undefined) => { coupon: number; payable: number; nets: number[] }
}

type Basket<R extends Rule, C> = { lines: readonly ToPrice[]; rules: readonly R[]; coupons: readonly C[]; freight: FreightRule }

/** Prices a basket: lines by steps and combinations, then promotions, then the coupons that could be used, then freight. */
export function priceOrder<R extends Rule, C extends CouponRule & { endsAt: Date }>({
  lines,
  rules,
  coupons,
  freight,
}: Basket<R, C>): Priced<R, C> {
  const counted = lines.map((line) => ({ productCode: line.productCode, mark: line.mark, ...linePrice(line, line.quantity) }))
  const goods = counted.reduce((sum, { total }) => sum + total, 0)
  const { standings, off, nets } = discounted(counted, rules)
  const standingOf = (rule: CouponRule) => couponStanding(rule, counted, nets)
  const standing = coupons.map((coupon) => ({ coupon, standing: standingOf(coupon) }))
  const toSend = lines.length === 0 ? 0 : freightOf(freight, goods - off)
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
    payableWith: (coupon) => ({
      coupon: offOf(coupon),
      payable: goods - off - offOf(coupon) + toSend,
      nets: netPrices(counted, nets, { coupon, off: offOf(coupon) }),
    }),
  }
}
