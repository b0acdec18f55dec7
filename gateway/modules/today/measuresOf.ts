import { and, gte, lt, or, sql, sum } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  MEASURES,
  MEASURE_NAMES,
  MONEY_ROLES,
  type Figure,
  type Hours,
  type Measure,
  type MeasureName,
} from '../../../counter/contract/today'
import type { Role } from '../../../counter/contract/workEndpoint'
import { DAY } from '../../../src/lib/duration'
import { shopDate, shopFormat, shopHour, shopMidnight } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { payments, refunds } from '../pay/schema'
import { orders } from '../purchase/schema'

type Source = { of: PgTable; instant: PgColumn; amount: PgColumn }

/** Orders as they were made, pharmacists' checks, the money that came for anything, and what went back of it. */
const SOURCES: { readonly [name in MeasureName]: Source } = {
  ordered: { of: orders, instant: orders.createdAt, amount: orders.payable },
  checked: { of: orders, instant: orders.checkedAt, amount: orders.payable },
  paid: { of: payments, instant: payments.paidAt, amount: payments.amount },
  refunded: { of: refunds, instant: refunds.doneAt, amount: refunds.amount },
}
const DAYS_AGO = { today: 0, yesterday: 1, weekAgo: 7 } as const
const HOURS = 24

/** What somebody of these roles reads of today, by the hour of the shop's clock, beside yesterday and the same day a week ago. */
export async function measuresOf(db: Querying, { now, roles }: { now: Date; roles: readonly Role[] }): Promise<Measure[]> {
  const handle = (own: readonly Role[]) => own.some((role) => roles.includes(role))
  const readsMoney = handle(MONEY_ROLES)
  const measures = []
  for (const measure of MEASURE_NAMES.filter((name) => handle(MEASURES[name]))) {
    const rows = await rowsOf(db, SOURCES[measure], now)
    measures.push({ measure, ...daysOf(rows, { now, readsMoney }) })
  }
  return measures
}

type Row = { day: string; hour: number; count: number; amount: number; countByNow: number; amountByNow: number }

/** By the shop's hour of an instant: eight hours ahead of UTC all the year (src/lib/time). */
async function rowsOf(db: Querying, { of, instant, amount }: Source, now: Date): Promise<Row[]> {
  const local = sql`((${instant} at time zone 'UTC') + interval '8 hours')`
  const byNow = sql`filter (where ${local}::time <= ${shopFormat(now, 'HH:mm:ss.SSS')}::time)`
  return db
    .select({
      day: sql<string>`to_char(${local}, 'YYYY-MM-DD')`,
      hour: sql<number>`extract(hour from ${local})::int`,
      count: sql<number>`count(*)::int`,
      amount: sum(amount).mapWith(Number),
      countByNow: sql<number>`count(*) ${byNow}::int`,
      amountByNow: sql<string>`coalesce(sum(${amount}) ${byNow}, 0)`.mapWith(Number),
    })
    .from(of)
    .where(or(...Object.values(DAYS_AGO).map((days) => withinDay(instant, now, days))))
    .groupBy(sql`1`, sql`2`)
}

function withinDay(instant: PgColumn, now: Date, daysAgo: number) {
  const midnight = shopMidnight(now) - daysAgo * DAY
  return and(gte(instant, new Date(midnight)), lt(instant, new Date(midnight + DAY)))
}

type Told = { now: Date; readsMoney: boolean }

function daysOf(rows: readonly Row[], told: Told) {
  const of = (daysAgo: number) => hoursOf(rows, { ...told, day: shopDate(told.now.getTime() - daysAgo * DAY) })
  return { today: of(DAYS_AGO.today), yesterday: of(DAYS_AGO.yesterday), weekAgo: of(DAYS_AGO.weekAgo) }
}

function hoursOf(rows: readonly Row[], { now, readsMoney, day }: Told & { day: string }): Hours {
  const figure = (count = 0, amount = 0): Figure => (readsMoney ? { count, amount } : { count })
  const rowAt = (hour: number) => rows.find((row) => row.day === day && row.hour === hour)
  const running = rowAt(shopHour(now))
  return {
    day,
    hours: Array.from({ length: HOURS }, (_one, hour) => figure(rowAt(hour)?.count, rowAt(hour)?.amount)),
    running: figure(running?.countByNow, running?.amountByNow),
  }
}
