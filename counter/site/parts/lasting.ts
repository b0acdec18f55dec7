import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'

/** How long something has waited: 12 分钟, 5 小时, 3 天. */
export function lasting(seconds: number): string {
  if (seconds < HOUR_SECONDS) return `${Math.max(1, Math.ceil(seconds / MINUTE_SECONDS))} 分钟`
  return seconds < 2 * DAY_SECONDS ? `${Math.floor(seconds / HOUR_SECONDS)} 小时` : `${Math.floor(seconds / DAY_SECONDS)} 天`
}
