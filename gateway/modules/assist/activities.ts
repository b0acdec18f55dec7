import { inArray } from 'drizzle-orm'
import { AssistShape, type AssistActivitySetting } from '../../../counter/contract/settings/assistSetting'
import type { AssistActivity } from '../../../src/contract/assist'
import type { Coupon } from '../../../src/contract/coupon'
import { daysAfter, instantOn, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { setting, settingOf } from '../../kernel/settings'
import { couponOf } from '../coupon/couponOf'
import { couponTypes } from '../coupon/schema'

/** Of a shop that sets nothing: nobody is asked to help. */
export const NO_ASSISTS: AssistActivitySetting[] = []

export const assistSetting = setting('assists', AssistShape)
const activitiesOf = async (db: Querying): Promise<AssistActivitySetting[]> => (await settingOf(db, assistSetting)) ?? NO_ASSISTS

const isOn = ({ from, until }: AssistActivitySetting, now: Date) => from <= shopDate(now) && shopDate(now) <= until

/** An activity as the shop set it, and whether one may begin today. 404 of one that there is not. */
export async function activityOf(db: Querying, activityId: string, now: Date) {
  const found = (await activitiesOf(db)).find(({ id }) => id === activityId)
  const coupons = found && (await couponsOf(db, [found.couponType], now))
  const coupon = found && coupons?.get(found.couponType)
  if (!found || !coupon) throw notFound('这个活动')
  return { setting: found, shown: shownActivity(found, coupon.shown), isOpen: isOn(found, now) && !coupon.isEnded }
}

/** What one may begin today: coupons that have ended are promised to nobody. */
export async function openActivities(db: Querying, now: Date): Promise<AssistActivity[]> {
  const running = (await activitiesOf(db)).filter((one) => isOn(one, now))
  const coupons = await couponsOf(
    db,
    running.map(({ couponType }) => couponType),
    now,
  )
  return running.flatMap((one) => {
    const coupon = coupons.get(one.couponType)
    return coupon && !coupon.isEnded ? [shownActivity(one, coupon.shown)] : []
  })
}

const shownActivity = ({ id, title, friends, hours, until }: AssistActivitySetting, coupon: Coupon): AssistActivity => ({
  ...{ activityId: id, title, coupon, friends, hours },
  endsAt: instantOn(daysAfter(until, 1)).toISOString(),
})

/** Coupons by their type, as they are promised: how many are left says nothing, for they are given and drawn by nobody. */
export async function couponsOf(db: Querying, types: readonly string[], now: Date) {
  const rows = types.length === 0 ? [] : await db.select().from(couponTypes).where(inArray(couponTypes.couponType, [...types])) // prettier-ignore
  return new Map(
    rows.map((row) => [
      row.couponType,
      { shown: { ...couponOf(row, undefined, now), status: 'toDraw' as const }, name: row.name, isEnded: row.endsAt <= now },
    ]),
  )
}
