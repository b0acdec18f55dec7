export type CoinRate = {
  /** Coins for 100 yuan. */
  rate: number
  /** In how many percent of them: 100 for a member without a right to more. */
  percent: number
}

const CENTS_OF_100_YUAN = 10_000

/** Coins for what was paid, in cents: rounded down once, over all of it. */
export const coinsFor = (cents: number, { rate, percent }: CoinRate): number =>
  Math.floor((cents * rate * percent) / (CENTS_OF_100_YUAN * 100))

/** Points for what was paid, in cents: one for each whole yuan. They buy draws. */
export const integralFor = (cents: number): number => Math.floor(cents / 100)

/** Growth for what was paid, in cents: one for each whole yuan. */
export const growthFor = (cents: number): number => Math.floor(cents / 100)
