import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { exposuresOf, type Exposure } from './exposuresOf'
import { analyticsEvents as events } from './schema'

/** The way to a paid order; the page of a product is the first step, the others are told by the call that succeeded. */
export const STEPS = ['product', 'cart', 'order', 'paid'] as const

type Counted = { name: string; count: number }
export type Report = {
  visits: number
  views: Counted[]
  taps: Counted[]
  /** Visits by the `agentfrom` they came with. */
  origins: Counted[]
  /** Visits that took each step. */
  funnel: Counted[]
  errors: Array<Counted & { route: string; visits: number }>
  /** Milliseconds. */
  timings: Array<{ route: string; name: string; count: number; p50: number; p75: number; p95: number }>
  exposures: Exposure[]
}

/** Aggregates the events between two instants for `npm run report`. */
export async function reportOf(db: Db, { from, to }: { from: Date; to: Date }): Promise<Report> {
  const within = and(gte(events.at, from), lt(events.at, to))
  const weight = sql<number>`sum(${events.sampling})::int`
  /** Visits of what `where` says, each group's once, weighed. */
  const visitsBy = async (key: typeof events.name | typeof events.type | typeof events.agentFrom, where: ReturnType<typeof and>) => {
    const visits = db
      .selectDistinct({ name: key, visitId: events.visitId, sampling: events.sampling })
      .from(events)
      .where(and(within, where))
      .as('once')
    return db
      .select({ name: visits.name, count: sql<number>`sum(${visits.sampling})::int` })
      .from(visits)
      .groupBy(visits.name)
  }
  const counts = (type: 'page' | 'tap') =>
    db
      .select({ name: type === 'page' ? events.route : events.name, count: weight })
      .from(events)
      .where(and(within, eq(events.type, type)))
      .groupBy(type === 'page' ? events.route : events.name)
      .orderBy(sql`2 desc, 1`)

  const all = db.selectDistinct({ visitId: events.visitId, sampling: events.sampling }).from(events).where(within).as('all_visits')
  const [whole] = await db.select({ count: sql<number>`coalesce(sum(${all.sampling}), 0)::int` }).from(all)
  const products = await visitsBy(events.type, and(eq(events.type, 'page'), eq(events.route, 'product')))
  const origins = await visitsBy(events.agentFrom, isNotNull(events.agentFrom))
  const steps = await visitsBy(events.name, eq(events.type, 'step'))
  const taken = (step: string) => (step === 'product' ? products[0]?.count : steps.find(({ name }) => name === step)?.count) ?? 0
  const percentile = (share: number) => sql<number>`percentile_disc(${sql.raw(String(share))}) within group (order by ${events.value})::int`
  return {
    visits: whole?.count ?? 0,
    views: await counts('page'),
    taps: await counts('tap'),
    origins: origins.map(({ name, count }) => ({ name: name ?? '', count })),
    funnel: STEPS.map((name) => ({ name, count: taken(name) })),
    errors: await db
      .select({
        name: events.name,
        route: events.route,
        count: weight,
        visits: sql<number>`count(distinct ${events.visitId})::int`,
      })
      .from(events)
      .where(and(within, eq(events.type, 'error')))
      .groupBy(events.name, events.route)
      .orderBy(sql`3 desc, 1, 2`)
      .limit(30),
    timings: await db
      .select({
        route: events.route,
        name: events.name,
        count: sql<number>`count(*)::int`,
        p50: percentile(0.5),
        p75: percentile(0.75),
        p95: percentile(0.95),
      })
      .from(events)
      .where(and(within, eq(events.type, 'timing')))
      .groupBy(events.route, events.name)
      .orderBy(events.route, events.name),
    exposures: await exposuresOf(db, { from, to }),
  }
}
