import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { memberCoupons } from './schema'
import type { Promotable } from '../catalogue/appliesTo'
import { couponsAt, type CouponTypeRow } from './couponsAt'

type Asked = { product: Promotable; memberId: string; now: Date }

/** The coupon offered with a product: the narrowest and largest that applies and is not held yet. */
export async function couponToSend(db: Querying, { product, memberId, now }: Asked): Promise<CouponTypeRow | undefined> {
  const held = await db.select({ couponType: memberCoupons.couponType }).from(memberCoupons).where(eq(memberCoupons.memberId, memberId))
  const heldTypes = new Set(held.map(({ couponType }) => couponType))
  const couponsOf = await couponsAt(db, now)
  return couponsOf(product).find(({ couponType, newMembersOnly }) => !newMembersOnly && !heldTypes.has(couponType))
}
