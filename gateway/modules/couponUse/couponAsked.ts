import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { couponTypes, memberCoupons } from '../coupon/schema'
import { notFound } from '../../lib/httpError'
import type { CouponTypeRow } from '../coupon/couponsAt'
import type { MemberCouponRow } from '../coupon/couponOf'

/** A coupon as it is looked at: of this member, or of a type that nobody asked for has drawn yet. */
export type AskedCoupon = { type: CouponTypeRow; held: MemberCouponRow | undefined }

type Asked = { memberId: string | undefined; couponId: string; now: Date }

/** The coupon an address names: this member's own by its id, else by its type, held or not. Another member's is not found. */
export async function couponAsked(db: Querying, { memberId, couponId, now }: Asked): Promise<AskedCoupon> {
  const isOwn = memberId === undefined ? sql`false` : eq(memberCoupons.memberId, memberId)
  const [row] = await db
    .select()
    .from(couponTypes)
    .leftJoin(memberCoupons, and(eq(memberCoupons.couponType, couponTypes.couponType), isOwn))
    .where(or(eq(memberCoupons.couponId, couponId), eq(couponTypes.couponType, couponId)))
    // Of several of a type the one that can be used longest.
    .orderBy(desc(eq(memberCoupons.couponId, couponId)), isNotNull(memberCoupons.usedByOrder), desc(memberCoupons.endsAt))
    .limit(1)
  const held = row?.member_coupons ?? undefined
  if (!row || (!held && row.coupon_types.beginsAt > now)) throw notFound('这张优惠券')
  return { type: row.coupon_types, held }
}
