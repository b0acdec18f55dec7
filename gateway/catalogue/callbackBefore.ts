const HOUR = 3600 * 1000
/** Hours ahead of UTC in Shanghai, and the pharmacist's working day there. */
const ZONE = 8 * HOUR
const OPENS = 8
const CLOSES = 22

/** When the pharmacist will have called back: within two hours while at work, else two hours after the next opening. */
export function callbackBefore(now: Date): Date {
  const local = new Date(now.getTime() + ZONE)
  const hour = local.getUTCHours()
  if (hour >= OPENS && hour < CLOSES - 1) return new Date(now.getTime() + 2 * HOUR)
  const midnight = Math.floor(local.getTime() / (24 * HOUR)) * 24 * HOUR
  const opening = midnight + OPENS * HOUR + (hour >= OPENS ? 24 * HOUR : 0)
  return new Date(opening - ZONE + 2 * HOUR)
}
