/*
 * The shop's clock, Asia/Shanghai: eight hours ahead of UTC all the year (no daylight saving since 1991), so the UTC fields of an instant moved
 * by eight hours are the shop's. What a first screen says of days and hours stands here, without Day.js; everything else is in `./time`.
 */
import { DAY, HOUR } from './duration'

/** A point in time: what `new Date` takes. */
export type Instant = string | number | Date

const OFFSET = 8 * HOUR

/** Milliseconds whose UTC fields are the shop's. They are 8 hours off as an instant: only `./time` makes a date of them. */
export const shopFieldsOf = (instant: Instant): number => new Date(instant).getTime() + OFFSET

const inShop = (instant: Instant) => new Date(shopFieldsOf(instant))
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The hour on the shop's clock, 0 to 23. */
export const shopHour = (instant: Instant): number => inShop(instant).getUTCHours()

/** 11 月 20 日 */
export const shopDay = (instant: Instant): string => `${inShop(instant).getUTCMonth() + 1} 月 ${inShop(instant).getUTCDate()} 日`

/** The shop's midnight before an instant, in milliseconds. */
export const shopMidnight = (instant: Instant): number => Math.floor(shopFieldsOf(instant) / DAY) * DAY - OFFSET

/** A moment that has passed: 10:24 today, before today 11 月 22 日 10:24. */
export function shopMoment(instant: Instant, now: Instant): string {
  const clock = `${twoDigits(shopHour(instant))}:${twoDigits(inShop(instant).getUTCMinutes())}`
  return shopMidnight(instant) === shopMidnight(now) ? clock : `${shopDay(instant)} ${clock}`
}
