import { eq, lt } from 'drizzle-orm'
import type { Birthday } from '../../../src/contract/level'
import { daysInMonth, mostDaysInMonth, shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { yearEnd } from '../ledger/accounts'
import { memberBirthdays } from './schema'

/** The first day on which a birthday can be told anew. */
const changeableFrom = (changedAt: Date) => yearEnd(changedAt)

export async function birthdayOf(db: Querying, memberId: string) {
  const [row] = await db.select().from(memberBirthdays).where(eq(memberBirthdays.memberId, memberId))
  return row ? { month: row.month, day: row.day, changeableFrom: shopDate(changeableFrom(row.changedAt)) } : null
}

type Telling = Birthday & { memberId: string; now: Date }

/** Keeps the birthday that a member tells; another one a year later at the earliest, so that it is not moved to each month. */
export async function tellBirthday(tx: Transaction, { memberId, month, day, now }: Telling): Promise<void> {
  if (day > mostDaysInMonth(month)) throw new HttpError(400, 'INVALID', `${month} 月没有 ${day} 日`, { field: 'day' })
  const told = { month, day, changedAt: now }
  const before = new Date(`${yearBefore(shopDate(now))}T00:00:00+08:00`)
  const [kept] = await tx
    .insert(memberBirthdays)
    .values({ memberId, ...told })
    .onConflictDoUpdate({ target: memberBirthdays.memberId, set: told, setWhere: lt(memberBirthdays.changedAt, before) })
    .returning({ memberId: memberBirthdays.memberId })
  if (!kept) throw new HttpError(409, 'TOO_SOON', '生日一年只能修改一次')
}

/** The day of last year's calendar, so that what was told before it is more than a year old. */
function yearBefore(day: string): string {
  const [year, month, date] = [Number(day.slice(0, 4)) - 1, Number(day.slice(5, 7)), Number(day.slice(8))]
  return `${year}${day.slice(4, 8)}${String(Math.min(date, daysInMonth(year, month))).padStart(2, '0')}`
}
