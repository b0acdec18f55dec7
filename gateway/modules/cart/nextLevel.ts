import type { NextLevel, Sku } from '../../../src/contract/cart'
import { yuan } from '../../kernel/yuan'
import type { Querying } from '../../db/open'
import { drawableTypes } from '../coupon/couponsAt'
import { usableCoupons } from '../coupon/held'
import { goodsOf } from '../pricing/goods'
import { combinationOf } from '../pricing/saleProblem'
import { couponStanding } from '../coupon/couponStanding'
import { linePrice } from '../pricing/linePrice'
import { missingFor } from '../pricing/missingFor'
import { discounted } from '../pricing/promotions'
import { runningRules } from '../pricing/runningRules'

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
    return one
      ? [
          {
            productCode: one.productCode,
            mark: one.mark,
            total: linePrice({ ...one, combination: combinationOf(one, combineId) }, quantity).total,
          },
        ]
      : []
  })
  const rules = await runningRules(db, now)
  const { nets } = discounted(counted, rules)
  const held = memberId === undefined ? [] : await usableCoupons(db, memberId, now)
  const drawable = (await drawableTypes(db, now)).filter(({ couponType }) => !held.some((coupon) => coupon.couponType === couponType))
  const candidates = [...held, ...drawable.map((type) => ({ ...type, couponId: type.couponType }))].map((coupon) => ({
    coupon,
    standing: couponStanding(coupon, counted, nets),
  }))
  const reached = Math.max(0, ...candidates.map(({ standing }) => standing.off))
  const [next] = candidates
    .filter(({ coupon, standing }) => standing.counted > 0 && standing.missing > 0 && coupon.amount > reached)
    .map(({ coupon }) => ({ coupon, missing: missingFor(coupon, counted, rules) }))
    .sort((left, right) => left.missing - right.missing || right.coupon.amount - left.coupon.amount)
  if (!next) return null
  const {
    missing,
    coupon: { couponId, threshold, amount, uuid },
  } = next
  return { couponId, text: `再买 ¥${yuan(missing)}，可用「满 ${yuan(threshold)} 减 ${yuan(amount)}」券`, missing, uuid }
}
