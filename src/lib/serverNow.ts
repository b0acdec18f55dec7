/** What the gateway's clock said, and when that answer came, in milliseconds of this device's clock. */
export type ServerClock = { serverTime: string; at: number }

/** The gateway's clock now, in milliseconds, however wrong the device's own is. */
export const serverNow = ({ serverTime, at }: ServerClock, now = Date.now()): number => Date.parse(serverTime) + (now - at)
