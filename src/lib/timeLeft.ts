/** Milliseconds as days, hours of all days, minutes and seconds; a second that has begun counts, so that it ends on zero. */
export function timeLeft(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
