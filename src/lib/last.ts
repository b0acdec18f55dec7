/** The last of a list; `.at(-1)` for the phones of 2019. */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1]
