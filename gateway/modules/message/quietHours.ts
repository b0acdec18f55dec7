import { shopHour } from '../../../src/lib/time'

/** From ten in the evening until eight, on the shop's clock, no phone rings for what can wait. */
export const areQuiet = (now: Date): boolean => {
  const hour = shopHour(now)
  return hour >= 22 || hour < 8
}
