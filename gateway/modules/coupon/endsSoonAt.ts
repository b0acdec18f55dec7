import { DAY } from '../../../src/lib/duration'
import { shopFormat, shopMidnight } from '../../../src/lib/time'

/** Days of the shop's calendar before its end on which a coupon counts as ending soon. */
const SOON_DAYS = 3

/** When something ends, in words, by the shop's days: 今天 18:00 到期, 明天到期, 3 天后到期; null where that is further away. */
export function endsSoonAt(endsAt: Date, now: Date): string | null {
  const days = (shopMidnight(endsAt) - shopMidnight(now)) / DAY
  if (days > SOON_DAYS) return null
  if (days === 0) return `今天 ${shopFormat(endsAt, 'HH:mm')} 到期`
  return days === 1 ? '明天到期' : `${days} 天后到期`
}
