import { randomInt } from 'node:crypto'
import { shopFormat } from '../../../src/lib/time'

/** yyMMdd of the shop's day and ten random digits: readable over the phone, not to be guessed from another one. */
export const newOrderCode = (now: Date) => `${shopFormat(now, 'YYMMDD')}${String(randomInt(10 ** 10)).padStart(10, '0')}`
