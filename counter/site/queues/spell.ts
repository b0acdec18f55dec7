import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'

const HOUR_MINUTES = HOUR_SECONDS / MINUTE_SECONDS
const DAY_MINUTES = DAY_SECONDS / MINUTE_SECONDS
/** From here on nobody reads the minutes. */
const WHOLE_HOURS = 10

/** Minutes as staff read them in passing: 42 分, 1 时 05 分, 21 时, 3 天. */
export function spell(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} 分`
  if (minutes >= 2 * DAY_MINUTES) return `${Math.floor(minutes / DAY_MINUTES)} 天`
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  return hours >= WHOLE_HOURS || rest === 0 ? `${hours} 时` : `${hours} 时 ${String(rest).padStart(2, '0')} 分`
}
