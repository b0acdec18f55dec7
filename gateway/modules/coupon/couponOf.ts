import type { InferSelectModel } from 'drizzle-orm'
import type { Coupon } from '../../../src/contract/coupon'
import { DAY } from '../../../src/lib/duration'
import type { memberCoupons } from './schema'
import type { CouponTypeRow } from './couponsAt'
import { couponWords } from './couponWords'
import { endsSoonAt } from './endsSoonAt'

export type MemberCouponRow = InferSelectModel<typeof memberCoupons>

/** Until when a coupon that is drawn at a moment can be used. */
export const endsOf = ({ validDays, endsAt }: Pick<CouponTypeRow, 'validDays' | 'endsAt'>, drawnAt: Date) =>
  new Date(Math.min(drawnAt.getTime() + validDays * DAY, endsAt.getTime()))

/** A coupon as the wire shows it, with the days on which its member can use it; while it can be drawn, those it would have now. */
export function couponOf(type: CouponTypeRow, held: MemberCouponRow | undefined, now: Date): Coupon {
  const { couponType, name, scope, kind, percent, nth, amount, threshold, rule } = type
  return {
    couponId: held?.couponId ?? couponType,
    couponType,
    name,
    brief: couponWords(type),
    scope,
    kind,
    percent,
    nth,
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
