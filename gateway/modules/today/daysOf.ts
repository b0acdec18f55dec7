import { gte, sql, sum } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { DAY } from '../../../src/lib/duration'
import { shopDate, shopMidnight } from '../../../src/lib/time'
import type { Db } from '../../db/open'
import { orders } from '../purchase/schema'
import { payments, refunds } from '../pay/schema'

type Figure = { count: number; amount: number }
const NONE: Figure = { count: 0, amount: 0 }

/** Orders, the money that came for anything, pharmacists' checks, and what went back of it, of each of the last days of the shop's calendar, today last. */
export async function daysOf(db: Db, { now, days }: { now: Date; days: number }) {
  const from = new Date(shopMidnight(now) - (days - 1) * DAY)
  const [ordered, paid, checked, refunded] = [
    await figuresBy(db, { of: orders, instant: orders.createdAt, amount: orders.payable, from }),
    await figuresBy(db, { of: payments, instant: payments.paidAt, amount: payments.amount, from }),
    await figuresBy(db, { of: orders, instant: orders.checkedAt, amount: orders.payable, from }),
    await figuresBy(db, { of: refunds, instant: refunds.doneAt, amount: refunds.amount, from }),
  ]
  return Array.from({ length: days }, (_one, place) => {
    const day = shopDate(from.getTime() + place * DAY)
    const of = (figures: Map<string, Figure>) => figures.get(day) ?? NONE
    return { day, ordered: of(ordered), paid: of(paid), checked: of(checked), refunded: of(refunded) }
  })
}

type Counted = { of: PgTable; instant: PgColumn; amount: PgColumn; from: Date }

/** By the shop's day of an instant: eight hours ahead of UTC all the year (src/lib/time). */
async function figuresBy(db: Db, { of, instant, amount, from }: Counted): Promise<Map<string, Figure>> {
  const rows = await db
    .select({
      day: sql<string>`to_char((${instant} at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD')`,
      count: sql<number>`count(*)::int`,
      amount: sum(amount).mapWith(Number),
    })
    .from(of)
    .where(gte(instant, from))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, count, amount }) => [day, { count, amount }]))
}
