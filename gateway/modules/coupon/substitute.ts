import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { couponTypes } from './schema'

/** A promised coupon is no more there to give: staff choose another. */
export const couponEnded = () => new HttpError(409, 'COUPON_ENDED', '公布的券已经结束，请选一张改发的券')

/** Another coupon in the place of one that has ended: one that runs, and that no member draws. 409 COUPON_ENDED, NOT_GIVEN_ONLY. */
export async function checkSubstitute(db: Querying, couponType: string, now: Date): Promise<void> {
  const [type] = await db.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  if (!type || type.endsAt <= now) throw couponEnded()
  if (!type.givenOnly) throw new HttpError(409, 'NOT_GIVEN_ONLY', '这张券会员可以自己领，请选“只发放”的券')
}
