import { randomInt } from 'node:crypto'

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: '2-digit', month: '2-digit', day: '2-digit' })

/** yyMMdd of the shop's day and ten random digits: readable over the phone, not to be guessed from another one. */
export const newOrderCode = (now: Date) => `${DAY.format(now).replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`
