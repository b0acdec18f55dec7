import { DAY } from '../../../src/lib/duration'
import { daysAfter, daysBetween, shopDate } from '../../../src/lib/time'
import { monthOn } from './months'

/** For so long a membership of which nothing was used comes back whole, as the published text says. */
const UNUSED = 7 * DAY

type Held = { price: number; months: number; paidAt: Date; anchorDay: string; startsAt: Date; extraDays: number }
/** All in cents: `share` is for months that have not begun, `beyond` what was `saved` beyond the months that have. */
export type Reckoning = { isWhole: boolean; monthsLeft: number; share: number; saved: number; beyond: number; back: number }

/**
 * What giving a membership back comes to: all of it before it begins, and within seven days where nothing was used; else its unused whole months,
 * less what was saved beyond the price of the used ones. Buying, using and giving back never pays more than keeping does.
 */
export function reckon({ price, months, paidAt, anchorDay, startsAt, extraDays }: Held, saved: number, now: Date): Reckoning {
  const isUntouched = startsAt > now || (saved === 0 && now.getTime() - paidAt.getTime() <= UNUSED)
  if (isUntouched) return { isWhole: true, monthsLeft: months, share: price, saved, beyond: 0, back: price }
  // Days that came back were not used.
  const monthsLeft = Math.max(0, months - monthOn(anchorDay, daysAfter(shopDate(now), -extraDays)))
  const share = Math.floor((price * monthsLeft) / months)
  const beyond = Math.max(0, saved - (price - share))
  return { isWhole: false, monthsLeft, share, saved, beyond, back: Math.max(0, share - beyond) }
}

type Days = Pick<Held, 'price' | 'startsAt' | 'extraDays'> & { endsAt: Date }

/**
 * What is left of a membership by its days, this one counted: `price × daysLeft / days` in cents, rounded up, and no more than the `left` of its
 * payment. Days that came back for those that were taken are none more than were bought.
 */
export function reckonDays({ price, startsAt, endsAt, extraDays }: Days, left: number, now: Date) {
  const [first, end] = [shopDate(startsAt), shopDate(endsAt)]
  const days = daysBetween(first, end) - extraDays
  const daysLeft = Math.min(days, Math.max(0, daysBetween(startsAt > now ? first : shopDate(now), end)))
  return { days, daysLeft, back: Math.min(left, Math.ceil((price * daysLeft) / days)) }
}
