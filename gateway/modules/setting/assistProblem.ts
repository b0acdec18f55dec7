import type { AssistActivitySetting } from '../../../counter/contract/settings/assistSetting'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import { inTurn } from '../../db/inTurn'
import type { Db } from '../../db/open'
import { givenCouponProblem } from './givenCoupons'
import { namedIn, RX } from './namedIn'

/** What is wrong with activities: each gives a coupon that nobody draws besides, and names no prescription drug. */
export async function assistProblem(db: Db, activities: AssistActivitySetting[]): Promise<Problem | undefined> {
  const named = await inTurn(activities, ({ title }) => namedIn(db, title, RX))
  const place = named.findIndex((found) => found.length > 0)
  if (place >= 0) return { path: `${place}.title`, message: `「${named[place]?.[0] ?? ''}」是处方药，处方药不能做广告` }
  return givenCouponProblem(
    db,
    activities.map(({ couponType }, at) => ({ path: `${at}.couponType`, type: couponType })),
  )
}
