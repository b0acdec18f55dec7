import { DAY, HOUR } from '../../../src/lib/duration'
import { shopDay, shopHour, shopMidnight } from '../../../src/lib/time'

/** Paid before this hour in Shanghai, it leaves on the same day and arrives on the next. */
export const LAST_HOUR = 18

const NEAR_DAYS = ['今天', '明天', '后天'] as const

/** A day of arrival as it is said at some moment: 明天, and 11 月 22 日. */
export type Arrival = { day: (typeof NEAR_DAYS)[number]; date: string }

/**
 * The one promise of delivery, for tile, product, cart, order and parcel alike: the day on which what was paid at a moment arrives, as it
 * is said `now`. Undefined once that day is over: nothing is promised any more.
 */
export function arrivalOf({ paidAt, now }: { paidAt: Date; now: Date }): Arrival | undefined {
  const at = arrivalMidnight(paidAt)
  const day = NEAR_DAYS[(at - shopMidnight(now)) / DAY]
  return day && { day, date: shopDay(at) }
}

/** The midnight with which the day begins on which what was paid at a moment arrives, in milliseconds. */
export const arrivalMidnight = (paidAt: Date): number => shopMidnight(paidAt) + (shopHour(paidAt) < LAST_HOUR ? 1 : 2) * DAY

/** Before which what should have arrived before today was paid: `arrivalMidnight` the other way round. */
export const overduePaidBefore = (now: Date): Date => new Date(shopMidnight(now) - 2 * DAY + LAST_HOUR * HOUR)

/** `明天`: when what is paid now arrives. */
export function arrivalDay(now: Date): string {
  const arrival = arrivalOf({ paidAt: now, now })
  if (!arrival) throw new Error('What is paid now arrives within the days that have a name')
  return arrival.day
}
