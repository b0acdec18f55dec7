import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { couponTypes, memberCoupons } from './schema'

type Type = typeof couponTypes.$inferSelect
type Drawn = typeof memberCoupons.$inferSelect
/** A member's coupon with the rule of its type. */
export type HeldCoupon = Type & Drawn

const select = (db: Querying) =>
  db.select().from(memberCoupons).innerJoin(couponTypes, eq(couponTypes.couponType, memberCoupons.couponType))
const joined = (row: Awaited<ReturnType<typeof select>>[number]): HeldCoupon => ({ ...row.coupon_types, ...row.member_coupons })

/** Coupons a member holds and could still use, the one that ends first in front. */
export async function usableCoupons(db: Querying, memberId: string, now: Date): Promise<HeldCoupon[]> {
  const rows = await select(db)
    .where(and(eq(memberCoupons.memberId, memberId), isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now)))
    .orderBy(asc(memberCoupons.endsAt), asc(memberCoupons.couponId))
  return rows.map(joined)
}

/** One coupon of a member, used or not; nothing where it is not this member's. */
export async function couponOfMember(db: Querying, memberId: string, couponId: string): Promise<HeldCoupon | undefined> {
  const [row] = await select(db).where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponId, couponId)))
  return row && joined(row)
}
