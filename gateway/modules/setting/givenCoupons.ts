import { inArray } from 'drizzle-orm'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { Db } from '../../db/open'
import { couponTypes } from '../coupon/schema'

/** What is wrong with coupons that a shop gives: each is there, and one that nobody draws besides. */
export async function givenCouponProblem(db: Db, named: ReadonlyArray<{ path: string; type: string }>): Promise<Problem | undefined> {
  if (named.length === 0) return undefined
  const known = await db
    .select({ couponType: couponTypes.couponType, givenOnly: couponTypes.givenOnly })
    .from(couponTypes)
    .where(inArray(couponTypes.couponType, named.map(({ type }) => type))) // prettier-ignore
  for (const { path, type } of named) {
    const found = known.find((one) => one.couponType === type)
    if (!found) return { path, message: '没有这张券' }
    if (!found.givenOnly) return { path, message: '这张券会员可以自己领，请用“只发放”的券' }
  }
  return undefined
}
