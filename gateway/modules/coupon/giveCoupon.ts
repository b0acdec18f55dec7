import { and, eq } from 'drizzle-orm'
import { HttpError, notFound } from '../../lib/httpError'
import { randomId } from '../../lib/hash'
import type { Transaction } from '../../db/open'
import { endsOf } from './couponOf'
import { couponTypes, memberCoupons } from './schema'

type Giving = {
  memberId: string
  couponType: string
  /** What it is given for, such as `level 3 2026-11 1`: each once, whatever of this type the member holds already. */
  grant: string
  now: Date
}

/** Gives a member a coupon, in the transaction of what it is given for, and answers its id. Idempotent; 404 of an unknown type, 409 COUPON_ENDED of one that is over. */
export async function giveCoupon(tx: Transaction, { memberId, couponType, grant, now }: Giving): Promise<string> {
  const [type] = await tx.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!type) throw notFound('这张优惠券')
  if (type.endsAt <= now) throw new HttpError(409, 'COUPON_ENDED', '这张优惠券的活动已经结束')
  const given = { couponId: randomId(), memberId, couponType, grantKey: grant, drawnAt: now, endsAt: endsOf(type, now) }
  const [row] = await tx.insert(memberCoupons).values(given).onConflictDoNothing().returning({ couponId: memberCoupons.couponId })
  if (row) return row.couponId
  const { couponId } = memberCoupons
  const own = and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponType, couponType), eq(memberCoupons.grantKey, grant))
  const [held] = await tx.select({ couponId }).from(memberCoupons).where(own)
  if (!held) throw new Error(`${grant} was given and is gone`)
  return held.couponId
}
