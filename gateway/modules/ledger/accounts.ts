import { shopFields } from '../../../src/lib/time'

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
  | 'expired'

/** What an account's unit is called, where somebody has too little of it. */
export const UNITS: Readonly<Record<Account, string>> = { coin: '健康币', integral: '积分', growth: '成长值' }

/** What a member owes where it is taken back and he has used it; of another account is taken what is there. */
export const isOwed = (account: Account) => account === 'coin'

/** Until when what is given now counts: coins to the end of the next calendar year (the published rule of coins); the rest does not expire. */
export function expiryOf(account: Account, at: Date): Date | null {
  if (account !== 'coin') return null
  const [year] = shopFields(at)
  return new Date(`${year + 2}-01-01T00:00:00+08:00`)
}
