import { daysAfter, instantOn, monthsAfter } from '../../../src/lib/time'

/** When months that are counted from a day are over: after that day of the last of them. */
export const endAfter = (anchorDay: string, months: number): Date => instantOn(daysAfter(monthsAfter(anchorDay, months), 1))

/** In which month, from 1, a day on or after the anchor is. */
export function monthOn(anchorDay: string, day: string): number {
  let month = 1
  while (monthsAfter(anchorDay, month) < day) month += 1
  return month
}
