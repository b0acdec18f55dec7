import { and, eq, gt, isNotNull, sql, type InferSelectModel } from 'drizzle-orm'
import type { Coupon } from '../../../src/contract/coupon'
import { DAY } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { couponTypes, memberCoupons, orders } from '../../db/schema'
import { randomId } from '../../kernel/hash'
import { notFound, HttpError } from '../../kernel/httpError'
import type { CouponTypeRow } from './couponsAt'
import { endsSoonAt } from './endsSoonAt'

export type MemberCouponRow = InferSelectModel<typeof memberCoupons>

/** Until when a coupon that is drawn at a moment can be used. */
const endsOf = ({ validDays, endsAt }: Pick<CouponTypeRow, 'validDays' | 'endsAt'>, drawnAt: Date) =>
  new Date(Math.min(drawnAt.getTime() + validDays * DAY, endsAt.getTime()))

/** A coupon as the wire shows it, with the days on which its member can use it; while it can be drawn, those it would have now. */
export function couponOf(type: CouponTypeRow, held: MemberCouponRow | undefined, now: Date): Coupon {
  const { couponType, name, scope, amount, threshold, rule } = type
  return {
    couponId: held?.couponId ?? couponType,
    couponType,
    name,
    scope,
    amount,
    threshold,
    rule,
    beginsAt: (held?.drawnAt ?? now).toISOString(),
    endsAt: (held?.endsAt ?? endsOf(type, now)).toISOString(),
    status: statusOf(type, held, now),
    endsSoon: statusOf(type, held, now) === 'drawn' && held ? endsSoonAt(held.endsAt, now) : null,
  }
}

function statusOf({ remaining }: CouponTypeRow, held: MemberCouponRow | undefined, now: Date): Coupon['status'] {
  if (!held) return remaining > 0 ? 'toDraw' : 'gone'
  if (held.usedByOrder !== null) return 'used'
  return held.endsAt <= now ? 'expired' : 'drawn'
}

/** Whether this member has paid for something before: coupons of new members are not for them. */
export async function hasBought(db: Querying, memberId: string): Promise<boolean> {
  const [paid] = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(orders.paidAt)))
    .limit(1)
  return paid !== undefined
}

/**
 * Draws a coupon for a member, idempotent: a second draw returns the same one. Pessimistic locking on the member's row; the conditional
 * update (optimistic locking) keeps the last coupon from being drawn twice.
 */
export async function drawCoupon(
  tx: Transaction,
  { memberId, couponType, now }: { memberId: string; couponType: string; now: Date },
): Promise<Coupon> {
  const [type] = await tx.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!type || type.beginsAt > now) throw notFound('这张优惠券')
  const endsAt = endsOf(type, now)
  const [drawn] = await tx
    .insert(memberCoupons)
    .values({ couponId: randomId(), memberId, couponType, drawnAt: now, endsAt })
    .onConflictDoNothing({ target: [memberCoupons.memberId, memberCoupons.couponType] })
    .returning()
  if (!drawn) {
    const [held] = await tx
      .select()
      .from(memberCoupons)
      .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponType, couponType)))
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
