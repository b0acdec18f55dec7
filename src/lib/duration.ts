/** Lengths of time in milliseconds. A day is 24 hours: the shop's zone has no daylight saving. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The same in seconds, for limits and headers that count in them. */
export const MINUTE_SECONDS = MINUTE / SECOND
export const HOUR_SECONDS = HOUR / SECOND
export const DAY_SECONDS = DAY / SECOND
