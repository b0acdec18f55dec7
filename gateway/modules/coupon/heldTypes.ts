import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { couponTypes, memberCoupons } from './schema'

export const HELD = sql`count(${memberCoupons.couponId})`

/** Coupon types with how many of each are drawn and could still be used. */
export function heldTypes(db: Querying, now: Date, wanted: SQL | undefined) {
  const usable = and(eq(memberCoupons.couponType, couponTypes.couponType), isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now))
  return db
    .select({ row: couponTypes, held: sql<number>`${HELD}::int` })
    .from(couponTypes)
    .leftJoin(memberCoupons, usable)
    .where(wanted)
    .groupBy(couponTypes.couponType)
}
