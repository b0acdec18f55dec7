import { couponStanding, type CouponRule, type CouponStanding } from '../coupon/couponStanding'
import { freightOf, type FreightRule } from './freight'
import { linePrice, type PriceSource } from './linePrice'
import { discounted, type Rule, type Standing } from './promotions'

export type ToPrice = PriceSource & { productCode: string; quantity: number }

/** All amounts in cents; `payable` = goods − promotion − coupon + freight, never negative. */
export type Priced<R extends Rule, C> = {
  lines: Array<{ salePrice: number; total: number }>
  goods: number
  promotion: number
  standings: Array<Standing<R>>
  coupons: Array<{ coupon: C; standing: CouponStanding }>
  /** What each coupon would leave to pay is decided here, once: the best usable one takes most off, then ends first. */
  best: C | undefined
  freight: number
  payableWith: (coupon: C | undefined) => { coupon: number; payable: number }
}

type Basket<R extends Rule, C> = { lines: readonly ToPrice[]; rules: readonly R[]; coupons: readonly C[]; freight: FreightRule }

/** Prices a basket: lines by steps and combinations, then promotions, then the coupons that could be used, then freight. */
export function priceOrder<R extends Rule, C extends CouponRule & { endsAt: Date }>({
  lines,
  rules,
  coupons,
  freight,
}: Basket<R, C>): Priced<R, C> {
  const prices = lines.map((line) => linePrice(line, line.quantity))
  const counted = lines.map(({ productCode, mark }, place) => ({ productCode, mark, total: prices[place]?.total ?? 0 }))
  const goods = counted.reduce((sum, { total }) => sum + total, 0)
  const { standings, off, nets } = discounted(counted, rules)
  const standing = coupons.map((coupon) => ({ coupon, standing: couponStanding(coupon, counted, nets) }))
  const toSend = lines.length === 0 ? 0 : freightOf(freight, goods - off)
  const offOf = (coupon: C | undefined) => standing.find((one) => one.coupon === coupon)?.standing.off ?? 0
  const usable = standing.filter((one) => one.standing.problem === null)
  const [best] = usable.sort(
    (left, right) => right.standing.off - left.standing.off || left.coupon.endsAt.getTime() - right.coupon.endsAt.getTime(),
  )
  return {
    lines: prices,
    goods,
    promotion: off,
    standings,
    coupons: standing,
    best: best?.coupon,
    freight: toSend,
    payableWith: (coupon) => ({ coupon: offOf(coupon), payable: goods - off - offOf(coupon) + toSend }),
  }
}
