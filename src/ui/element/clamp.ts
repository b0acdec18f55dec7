/** The nearest number of the range; the lower bound wins where the range is empty. */
export const clamp = (value: number, { min, max }: { min: number; max: number }): number => Math.max(min, Math.min(max, value))
