/** The tax in an amount of cents with tax, at a rate in percent: rounded to the cent, half up. */
export const taxIn = (amount: number, rate: number): number => Math.round((amount * rate) / (100 + rate))

/**
 * Of a line's tax what belongs to the next part of its amount: differences of rounded running shares, so that parts that come to the amount come to
 * the tax, whatever they are and in whatever order they are taken back.
 */
export function taxOfPart({ amount, tax, taken, part }: { amount: number; tax: number; taken: number; part: number }): number {
  const share = (cents: number) => (amount === 0 ? 0 : Math.round((tax * cents) / amount))
  return share(taken + part) - share(taken)
}
