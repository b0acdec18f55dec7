import { eq } from 'drizzle-orm'
import type { CouponAhead, CouponFields, NewCoupon } from '../../../counter/contract/coupon'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { withInstants } from '../catalogue/period'
import type { CouponTypeRow } from './couponsAt'
import { couponTypes } from './schema'

type Following = { rule: string; scope: 'shop' | 'product' }
/** A coupon as its revisions keep it: what is edited, and what follows from it. How many are left is none of it, for members draw them. */
export type StoredCoupon = CouponFields & Following & { uuid: string }
/** What is typed of it, or of a revision that was written; of a new one all of it, with how many there are at first. */
export type EditedCoupon = CouponAhead & Partial<StoredCoupon & Pick<NewCoupon, 'remaining'>>

export const storedCoupon = ({ couponType: _type, remaining: _remaining, ...row }: CouponTypeRow): StoredCoupon => withInstants(row)

const FIRST_DAYS = 30
const FIRST_VALID_DAYS = 15

/** Of a coupon that nobody has written yet: from this hour on for a month. */
export function unwrittenCoupon(now: Date): NewCoupon {
  const hour = now.getTime() - (now.getTime() % HOUR)
  const period = { beginsAt: new Date(hour), endsAt: new Date(hour + FIRST_DAYS * DAY) }
  const nothing = { name: '', kind: 'amount', percent: null, nth: null, amount: 0, threshold: 0, remaining: 0, givenOnly: false } as const
  return withInstants({ ...nothing, validDays: FIRST_VALID_DAYS, productCodes: null, newMembersOnly: false, ...period })
}

/** A coupon; undefined where nobody has written it. */
export async function couponTypeOf(db: Querying, couponType: string): Promise<CouponTypeRow | undefined> {
  const [row] = await db.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  return row
}

/** What the version of a coupon is made of; null of one that nobody has written. */
export const couponFacts = (row: CouponTypeRow | undefined) => (row ? { couponType: row.couponType, ...storedCoupon(row) } : null)
