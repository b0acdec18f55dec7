import type { NextLevel, Sku } from '../../../src/contract/cart'
import { yuan } from '../../lib/yuan'
import type { Querying } from '../../db/open'
import { drawableTypes } from '../coupon/couponsAt'
import { usableCoupons } from '../coupon/held'
import { goodsOf } from '../pricing/goods'
import { combinationOf } from '../pricing/saleProblem'
import { couponStanding, type CouponRule } from '../coupon/couponStanding'
import { couponWords } from '../coupon/couponWords'
import { missingFor } from '../pricing/missingFor'
import { discounted } from '../pricing/promotions'
import { runningRules } from '../pricing/runningRules'
import { countedOf } from './ticked'

/** The coupon that adding least would reach and that takes off more than what is reached already: held ones and those that can be drawn. */
export async function nextLevelOf(
  db: Querying,
  { memberId, skus, now }: { memberId: string | undefined; skus: readonly Sku[]; now: Date },
): Promise<NextLevel | null> {
  const goods = await goodsOf(
    db,
    skus.map(({ skuCode }) => skuCode),
  )
  const counted = skus.flatMap(({ skuCode, quantity, combineId = '' }) => {
    const one = goods.get(skuCode)
    return one ? [countedOf({ ...one, combination: combinationOf(one, combineId), quantity })] : []
  })
  const rules = await runningRules(db, now)
  const { nets, plainNets } = discounted(counted, rules)
  const held = memberId === undefined ? [] : await usableCoupons(db, memberId, now)
  const drawable = (await drawableTypes(db, now)).filter(({ couponType }) => !held.some((coupon) => coupon.couponType === couponType))
  const candidates = [...held, ...drawable.map((type) => ({ ...type, couponId: type.couponType }))].map((coupon) => ({
    coupon,
    standing: couponStanding(coupon, { lines: counted, nets, plainNets, freight: 0 }),
  }))
  const reached = Math.max(0, ...candidates.map(({ standing }) => standing.off))
  const [next] = candidates
    .filter(({ coupon, standing }) => standing.counted > 0 && standing.missing > 0 && offOnceReached(coupon) > reached)
    .map(({ coupon }) => ({ coupon, missing: missingFor(coupon, counted, rules) }))
    .sort((left, right) => left.missing - right.missing || right.coupon.amount - left.coupon.amount)
  if (!next) return null
  const {
    missing,
    coupon: { couponId, uuid },
  } = next
  return { couponId, text: `再买 ¥${yuan(missing)}，可用「${couponWords(next.coupon)}」券`, missing, uuid }
}

/** What a coupon takes off goods that just reach it. Freight, and pieces of one product, are not reached by an amount. */
function offOnceReached({ kind, amount, percent, threshold }: CouponRule): number {
  if (kind === 'percent') return Math.min(amount, Math.floor((threshold * (percent ?? 0)) / 100))
  return kind === 'amount' ? amount : 0
}
