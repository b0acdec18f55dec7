import { two } from './two'

/** The shop's clock is China's, eight hours before UTC all the year. */
const AHEAD = 8 * 3600 * 1000
const DAY = 24 * 3600 * 1000

/** An instant on the shop's clock. */
function parts(instant: string) {
  const at = new Date(Date.parse(instant) + AHEAD)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hours: two(at.getUTCHours()),
    minutes: two(at.getUTCMinutes()),
  }
}

/** 11 月 20 日 */
export function shopDay(instant: string): string {
  const { month, day } = parts(instant)
  return `${month} 月 ${day} 日`
}

/** 2026-10-23 13:20 */
export function shopTime(instant: string): string {
  const { year, month, day, hours, minutes } = parts(instant)
  return `${year}-${two(month)}-${two(day)} ${hours}:${minutes}`
}

/** A moment as somebody would say it now: 22:00, 明天 8:00, 周一 8:00, 2 月 17 日 8:00. */
export function shopWhen(instant: string, now: number): string {
  const { hours, minutes } = parts(instant)
  const clock = `${Number(hours)}:${minutes}`
  const dayOf = (at: number) => Math.floor((at + AHEAD) / DAY)
  const away = dayOf(Date.parse(instant)) - dayOf(now)
  if (away === 0) return clock
  // 1970-01-01 was a Thursday.
  const day = away === 1 ? '明天' : away < 7 ? `周${'四五六日一二三'[dayOf(Date.parse(instant)) % 7]}` : shopDay(instant)
  return `${day} ${clock}`
}

/** 10-23 13:20 */
export const shopTimeOfYear = (instant: string): string => shopTime(instant).slice(5)
