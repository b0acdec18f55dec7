/*
 * Every date and time that a shopper, an operator or a letter reads is the shop's (`./shopClock`), wherever the device is. Day.js's own
 * `utcOffset(8)` moves the device's local fields and is an hour off around its changes of the clock (124 of the 35,040 quarter hours of 2026 in
 * Los Angeles); its `tz()` needs Intl, which is slow and which some mini-program engines lack.
 *
 * Only this file knows Day.js; lint forbids local fields and formatting by hand elsewhere.
 */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DAY } from './duration'
import { shopDay, shopFieldsOf, shopMidnight, type Instant } from './shopClock'

export { shopDay, shopHour, shopMidnight, shopMoment } from './shopClock'

dayjs.extend(utc)

const DATE = 'YYYY-MM-DD'
const WEEKDAYS = '日一二三四五六'

/** An instant whose UTC fields are the shop's. It is 8 hours off as an instant and must not leave this file. */
const inShop = (instant: Instant) => dayjs.utc(shopFieldsOf(instant))

/** An instant on the shop's clock, by a template of Day.js: `YYYY-MM-DD HH:mm`. */
export const shopFormat = (instant: Instant, template: string): string => inShop(instant).format(template)

/** An instant in UTC, by a template of Day.js, where a protocol asks for UTC. */
export const utcFormat = (instant: Instant, template: string): string => dayjs.utc(new Date(instant)).format(template)

/** The shop's calendar day: 2026-11-21. What is in force from a day is so from its midnight in the shop. */
export const shopDate = (instant: Instant): string => shopFormat(instant, DATE)

/** A sentence whose days stay whole where it takes two lines: 11 月 20 日 is not broken after 11. */
export const withWholeDays = (text: string): string => text.replace(/\d+ 月 \d+ 日/g, (day) => day.replace(/ /g, '\u00a0'))

/** 2026-10-23 13:20 */
export const shopTime = (instant: Instant): string => shopFormat(instant, 'YYYY-MM-DD HH:mm')

/** 10-23 13:20 */
export const shopTimeOfYear = (instant: Instant): string => shopFormat(instant, 'MM-DD HH:mm')

/** The day of the week in the shop, Sunday 0. */
export const shopWeekday = (instant: Instant): number => inShop(instant).day()

/** Year, month (1–12), day, hour and minute on the shop's clock. */
export function shopFields(instant: Instant): readonly [number, number, number, number, number] {
  const at = inShop(instant)
  return [at.year(), at.month() + 1, at.date(), at.hour(), at.minute()]
}

/** A moment as somebody would say it now: 22:00, 明天 8:00, 周一 8:00, 2 月 17 日 8:00. */
export function shopWhen(instant: Instant, now: Instant): string {
  const clock = shopFormat(instant, 'H:mm')
  const days = (shopMidnight(instant) - shopMidnight(now)) / DAY
  if (days === 0) return clock
  const day = days === 1 ? '明天' : days < 7 ? `周${WEEKDAYS[shopWeekday(instant)]}` : shopDay(instant)
  return `${day} ${clock}`
}

/** The day of a moment that is past, as somebody would say it now: 今天, 昨天, 11 月 20 日, 2025 年 11 月 20 日. */
export function shopDayAgo(instant: Instant, now: Instant): string {
  const days = (shopMidnight(now) - shopMidnight(instant)) / DAY
  if (days <= 0) return '今天'
  if (days === 1) return '昨天'
  return shopFormat(instant, 'YYYY') === shopFormat(now, 'YYYY') ? shopDay(instant) : spokenDate(shopDate(instant))
}

/** A calendar day as it is said: `2026-11-01` is 2026 年 11 月 1 日. */
export const spokenDate = (day: string): string => dayjs.utc(day).format('YYYY 年 M 月 D 日')

/** A month as it is said: `2026-11` is 2026 年 11 月. */
export const spokenMonth = (month: string): string => dayjs.utc(month).format('YYYY 年 M 月')

/** The instant of a time of a calendar day on the shop’s clock: its midnight unless a time is named. */
export const instantOn = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00+08:00`)

/** The calendar day before one: `2026-11-01` follows 2026-10-31. */
export const dayBefore = (day: string): string => dayjs.utc(day).subtract(1, 'day').format(DATE)

/** The last day in the shop of something that ends at a moment, which itself is not of it: until the midnight of 1 November is until 2026-10-31. */
export const lastDayOf = (endsAt: Instant): string => shopDate(new Date(endsAt).getTime() - 1)

/** The calendar day some days after one, before it where they are below nothing. */
export const daysAfter = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DATE)

/** The calendar day some months after one: the month's last where it has no such day, so that a month after 31 January is 28 February. */
export const monthsAfter = (day: string, months: number): string => dayjs.utc(day).add(months, 'month').format(DATE)

/** Days from one day to a later one; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** The day of the week of a calendar day, Sunday 0. */
export const weekdayOf = (day: string): number => dayjs.utc(day).day()

/** The day of the week of a calendar day as it is said: 周六. */
export const spokenWeekday = (day: string): string => `周${WEEKDAYS[weekdayOf(day)]}`

/** How many days a month (1–12) of a year has. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The most days that a month has in any year: 29 of February. */
export const mostDaysInMonth = (month: number): number => daysInMonth(2028, month)
