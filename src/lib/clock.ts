import { DAY, HOUR, MINUTE, SECOND } from './duration'

/** What the gateway's clock said, and when that answer came, in milliseconds of this device's clock. */
export type ServerClock = { serverTime: string; at: number }

/** The gateway's clock now, in milliseconds, however wrong the device's own is. */
export const serverNow = ({ serverTime, at }: ServerClock, now = Date.now()): number => Date.parse(serverTime) + (now - at)

/** Milliseconds as days, hours of all days, minutes and seconds; a second that has begun counts, so that it ends on zero. */
export function timeLeft(milliseconds: number) {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND)) * SECOND
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor(left / HOUR),
    minutes: Math.floor(left / MINUTE) % 60,
    seconds: (left / SECOND) % 60,
  }
}

/** A part of a time in two figures. */
export const two = (count: number) => String(count).padStart(2, '0')
