import { inArray } from 'drizzle-orm'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { SvipSetting } from '../../../counter/contract/settings/svipSetting'
import type { Db } from '../../db/open'
import { products } from '../catalogue/schema'
import { givenCouponProblem } from './givenCoupons'

/** What is wrong with the membership that is to be sold: its coupon is one that nobody draws besides, and what has no member price is there. */
export async function svipProblem(db: Db, { coupons, couponType, without }: SvipSetting): Promise<Problem | undefined> {
  if (coupons > 0 && couponType !== null) {
    const problem = await givenCouponProblem(db, [{ path: 'couponType', type: couponType }])
    if (problem) return problem
  }
  if (without.length === 0) return undefined
  const known = await db.select({ productCode: products.productCode }).from(products).where(inArray(products.productCode, without))
  const unknown = without.findIndex((code) => !known.some(({ productCode }) => productCode === code))
  return unknown < 0 ? undefined : { path: `without.${unknown}`, message: `没有编码为 ${without[unknown] ?? ''} 的商品` }
}
