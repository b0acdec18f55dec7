import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { memberCoupons } from '../../db/schema'
import { dealsAt, type CouponTypeRow } from '../pricing/deals'
import type { Mark } from '../catalogue/types'

type Asked = { product: { productCode: string; mark: Mark }; memberId: string; now: Date }

/** The coupon a member is given with a product: the narrowest and largest that reaches it and is not held yet. */
export async function couponToSend(db: Querying, { product, memberId, now }: Asked): Promise<CouponTypeRow | undefined> {
  const held = await db.select({ couponType: memberCoupons.couponType }).from(memberCoupons).where(eq(memberCoupons.memberId, memberId))
  const heldTypes = new Set(held.map(({ couponType }) => couponType))
  return (await dealsAt(db, now))
    .couponsOf(product)
    .filter(({ couponType, newMembersOnly }) => !newMembersOnly && !heldTypes.has(couponType))
    .sort((left, right) => Number(left.productCodes === null) - Number(right.productCodes === null) || right.amount - left.amount)[0]
}
