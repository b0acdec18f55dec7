import type { CouponKind } from '../../../src/contract/coupon'
import { sumOf } from '../../lib/sumOf'
import { yuan } from '../../lib/yuan'
import { appliesTo, type Promotable } from '../catalogue/appliesTo'

/** A line with its `total` in cents, as promotions see it; coupons see its pieces too. */
export type Summed = Promotable & { total: number }
export type Counted = Summed & { quantity: number }

/** `amount` cents off; of the other kinds the most that `percent` per cent, the freight, or `percent` per cent of each `nth` piece come to. */
export type CouponRule = {
  kind: CouponKind
  amount: number
  percent: number | null
  nth: number | null
  threshold: number
  productCodes: string[] | null
}

/** What a coupon counts and takes off, in cents, and what is missing to its threshold; `problem` says in words why it cannot be used. */
export type CouponStanding = { counted: number; off: number; missing: number; problem: string | null }

/**
 * What coupons look at: lines, what promotions left of each, the same without a member price, and the freight before any coupon. What is counted
 * is what others would pay, what is taken off is of what a member pays.
 */
export type Basket = { lines: readonly Counted[]; nets: readonly number[]; plainNets: readonly number[]; freight: number }

/** Nobody is to take more of a medicine for a coupon's sake. */
const reaches = (coupon: CouponRule, line: Counted) => appliesTo(coupon, line) && (coupon.kind !== 'nthPiece' || line.mark === 'none')

const countedOf = (coupon: CouponRule, lines: readonly Counted[], nets: readonly number[]) =>
  lines.map((line, place) => (reaches(coupon, line) ? (nets[place] ?? 0) : 0))

/** `percent` per cent of every `nth` piece of a line, whose pieces cost alike. */
const nthOff = ({ percent, nth }: CouponRule, { quantity }: Counted, net: number) =>
  Math.floor((Math.floor(quantity / (nth ?? Infinity)) * net * (percent ?? 0)) / (quantity * 100))

/** By line, over what is spread in proportion what a coupon takes off goods: no line bears more than its own. */
export function weightsOf(coupon: CouponRule, basket: Basket): number[] {
  const counted = countedOf(coupon, basket.lines, basket.nets)
  if (coupon.kind !== 'nthPiece') return counted
  return basket.lines.map((line, place) => nthOff(coupon, line, counted[place] ?? 0))
}

const OFF: Readonly<Record<CouponKind, (coupon: CouponRule, basket: Basket, net: number) => number>> = {
  amount: (_coupon, _basket, net) => net,
  percent: ({ percent }, _basket, net) => Math.floor((net * (percent ?? 0)) / 100),
  freeDelivery: (_coupon, { freight }) => freight,
  nthPiece: (coupon, basket) => sumOf(weightsOf(coupon, basket)),
}

/** Why one takes nothing off although its threshold is reached. */
const IDLE: Readonly<Record<CouponKind, (coupon: CouponRule) => string>> = {
  amount: () => '没有可减的金额',
  percent: () => '没有可减的金额',
  freeDelivery: () => '这一单已经免运费',
  nthPiece: ({ nth }) => `同款满 ${nth ?? 0} 件可用`,
}

/** A coupon counts what its lines cost after promotions; prescription drugs never count (LAW-AND-PRIVACY, D11). */
export function couponStanding(coupon: CouponRule, basket: Basket): CouponStanding {
  const { lines, nets, plainNets } = basket
  const counted = sumOf(countedOf(coupon, lines, plainNets))
  const missing = Math.max(0, coupon.threshold - counted)
  if (counted === 0) return { counted, off: 0, missing: coupon.threshold, problem: '没有可用此券的商品' }
  if (missing > 0) return { counted, off: 0, missing, problem: `还差 ${yuan(missing)} 元可用` }
  const off = Math.min(coupon.amount, OFF[coupon.kind](coupon, basket, sumOf(countedOf(coupon, lines, nets))))
  return { counted, off, missing, problem: off > 0 ? null : IDLE[coupon.kind](coupon) }
}
