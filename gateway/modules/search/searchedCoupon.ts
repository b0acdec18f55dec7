import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { couponTypes, memberCoupons } from '../coupon/schema'
import { promotions } from '../pricing/schema'

/** The type of coupon whose products a shopper looks for, by its own id or by that of a coupon this member holds. 404 NOT_FOUND. */
export async function searchedCoupon(db: Db, memberId: string | undefined, couponId: string) {
  const held = memberId === undefined ? undefined : and(eq(memberCoupons.couponId, couponId), eq(memberCoupons.memberId, memberId))
  const [type] = await db
    .select({
      uuid: couponTypes.uuid,
      kind: couponTypes.kind,
      amount: couponTypes.amount,
      percent: couponTypes.percent,
      nth: couponTypes.nth,
      threshold: couponTypes.threshold,
      newMembersOnly: couponTypes.newMembersOnly,
    })
    .from(couponTypes)
    .leftJoin(memberCoupons, eq(memberCoupons.couponType, couponTypes.couponType))
    .where(or(eq(couponTypes.couponType, couponId), held))
    .limit(1)
  if (!type) throw notFound('这张优惠券')
  return type
}

/** The products a coupon or, by its own id, a promotion counts; null where it counts all. 404 NOT_FOUND. */
export async function couponCodesOf(db: Db, uuid: string): Promise<string[] | null> {
  const [type] = await db.select({ productCodes: couponTypes.productCodes }).from(couponTypes).where(eq(couponTypes.uuid, uuid))
  if (type) return type.productCodes
  const [promotion] = await db.select({ productCodes: promotions.productCodes }).from(promotions).where(eq(promotions.promotionId, uuid))
  if (!promotion) throw notFound('这张优惠券的商品')
  return promotion.productCodes
}
