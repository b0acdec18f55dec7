import { afterOnline, type OnlineTime } from '../hours/onlineTime'

const MAX_DELAY_MS = 2 * 3600 * 1000

/** When the pharmacist will have called back: within two hours of answering time. Undefined where nobody ever answers. */
export const callbackBefore = (time: OnlineTime, now: Date): Date | undefined => afterOnline(time, now, MAX_DELAY_MS)
