import { and, eq, gt, sql } from 'drizzle-orm'
import type { Coupon } from '../../../src/contract/coupon'
import type { Transaction } from '../../db/open'
import { couponTypes, DRAWN, memberCoupons } from './schema'
import { randomId } from '../../lib/hash'
import { notFound, HttpError } from '../../lib/httpError'
import { hasBought } from '../purchase/hasBought'
import { couponOf, endsOf } from './couponOf'

/**
 * Draws a coupon for a member, idempotent: a second draw returns the same one. Pessimistic locking on the member's row; the conditional
 * update (optimistic locking) keeps the last coupon from being drawn twice.
 */
export async function drawCoupon(
  tx: Transaction,
  { memberId, couponType, now }: { memberId: string; couponType: string; now: Date },
): Promise<Coupon> {
  const [type] = await tx.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!type || type.givenOnly || type.beginsAt > now) throw notFound('这张优惠券')
  const endsAt = endsOf(type, now)
  const [drawn] = await tx
    .insert(memberCoupons)
    .values({ couponId: randomId(), memberId, couponType, drawnAt: now, endsAt })
    .onConflictDoNothing({ target: [memberCoupons.memberId, memberCoupons.couponType, memberCoupons.grantKey] })
    .returning()
  if (!drawn) {
    const [held] = await tx
      .select()
      .from(memberCoupons)
      .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponType, couponType), eq(memberCoupons.grantKey, DRAWN)))
    return couponOf(type, held, now)
  }
  if (type.endsAt <= now) throw new HttpError(409, 'COUPON_ENDED', '这张优惠券的活动已经结束')
  if (type.newMembersOnly && (await hasBought(tx, memberId))) throw new HttpError(409, 'NOT_NEW_MEMBER', '这张优惠券仅限新会员领取')
  const [taken] = await tx
    .update(couponTypes)
    .set({ remaining: sql`${couponTypes.remaining} - 1` })
    .where(and(eq(couponTypes.couponType, couponType), gt(couponTypes.remaining, 0)))
    .returning({ remaining: couponTypes.remaining })
  if (!taken) throw new HttpError(409, 'COUPON_GONE', '这张优惠券已经领完')
  return couponOf(type, drawn, now)
}
