import { daysAfter, daysInMonth, shopDate, shopFields } from '../../../src/lib/time'

/** What a member has in the shop besides money and coupons; each is an account of its own. */
export type Account = 'coin' | 'integral' | 'growth'

/** Why something was given or left. */
export type Reason =
  | 'sign'
  | 'weekGift'
  | 'monthGift'
  | 'makeUp'
  | 'makeUpCost'
  | 'task'
  | 'question'
  | 'order'
  | 'orderBack'
  | 'orderEarned'
  | 'orderTaken'
  | 'debt'
  | 'profile'
  | 'compensation'
  | 'prize'
  | 'draw'
  | 'drawBack'
  | 'expired'

/** What an account's unit is called, where somebody has too little of it. */
export const UNITS: Readonly<Record<Account, string>> = { coin: '健康币', integral: '积分', growth: '成长值' }

/** What a member owes where it is taken back and he has used it; of another account is taken what is there. */
export const isOwed = (account: Account) => account === 'coin'

/** The end of the shop's day one year after a moment: what counts for a year from a day on counts to there. */
export function yearEnd(at: Date): Date {
  const [year, month, day] = shopFields(at)
  const last = Math.min(day, daysInMonth(year + 1, month))
  const anniversary = `${year + 1}${shopDate(at).slice(4, 8)}${String(last).padStart(2, '0')}`
  return new Date(`${daysAfter(anniversary, 1)}T00:00:00+08:00`)
}

/** Until when what is given now counts: coins to the end of the next calendar year (the published rule of coins), growth for a year; the rest does not expire. */
export function expiryOf(account: Account, at: Date): Date | null {
  if (account === 'growth') return yearEnd(at)
  if (account !== 'coin') return null
  const [year] = shopFields(at)
  return new Date(`${year + 2}-01-01T00:00:00+08:00`)
}
