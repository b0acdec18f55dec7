import { and, eq, isNotNull, min } from 'drizzle-orm'
import { instantOn, monthsAfter, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { savingsOf, sumOf } from './savings'
import { svipOrders } from './schema'

type Asked = { memberId: string; yearMonth: string | undefined; now: Date }

/** What was saved in a month of the shop's calendar, this one unless another is named, and the months since the first membership. */
export async function discountLogsOf(db: Querying, { memberId, yearMonth, now }: Asked) {
  const present = shopDate(now).slice(0, 7)
  const month = yearMonth ?? present
  const first = `${month}-01`
  const results = await savingsOf(db, { memberId, from: instantOn(first), to: instantOn(monthsAfter(first, 1)) })
  return { yearMonth: month, saved: sumOf(results), months: await monthsOf(db, memberId, present), results }
}

async function monthsOf(db: Querying, memberId: string, present: string): Promise<string[]> {
  const isPaid = and(eq(svipOrders.memberId, memberId), isNotNull(svipOrders.paidAt))
  const [first] = await db
    .select({ at: min(svipOrders.paidAt) })
    .from(svipOrders)
    .where(isPaid)
  const since = first?.at ? shopDate(first.at).slice(0, 7) : present
  const months = [present]
  for (let back = 1; (months.at(-1) ?? '') > since; back += 1) months.push(monthsAfter(`${present}-01`, -back).slice(0, 7))
  return months
}
