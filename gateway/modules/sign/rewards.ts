/** Coins of each day of a row of seven; the next row begins anew. */
const DAILY = [5, 5, 8, 8, 8, 10, 10] as const
export const WEEK = DAILY.length
/** A whole row of seven, and every day of a calendar month. */
export const WEEK_GIFT = 60
export const MONTH_GIFT = 100
/** What making up a day costs, and what it gives as a day that was signed. */
export const MAKE_UP_COST = 10
export const MAKE_UP_COINS = 5
/** Today's question, whichever item is chosen: it is to be learned from. */
export const QUESTION_COINS = 5

export const dailyRewardList = DAILY.map((coins, place) => ({ day: place + 1, coins }))

/** Coins of the day that makes a row `days` long. */
export const coinsOf = (days: number): number => DAILY[(days - 1) % WEEK] ?? DAILY[0]
