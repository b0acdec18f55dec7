import { asc, gt } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { couponWords } from '../coupon/couponWords'
import { couponTypes } from '../coupon/schema'

/** Coupons that have not ended, by name. */
export async function couponsToGive(db: Querying, now: Date) {
  const rows = await db.select().from(couponTypes).where(gt(couponTypes.endsAt, now)).orderBy(asc(couponTypes.name))
  return rows.map((type) => ({ couponType: type.couponType, name: type.name, rule: couponWords(type), givenOnly: type.givenOnly }))
}
