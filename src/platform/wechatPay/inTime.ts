import type { Outcome } from './types'

/** Timeout, in milliseconds, for WeChat's answer. */
const TIMEOUT_MS = 60_000

/** WeChat's word, or that it said none: a shopper who left its cashier some odd way gets the page back. */
export const inTime = (asked: Promise<Outcome>): Promise<Outcome> =>
  Promise.race([asked, new Promise<Outcome>((resolve) => setTimeout(() => resolve('silent'), TIMEOUT_MS))])
