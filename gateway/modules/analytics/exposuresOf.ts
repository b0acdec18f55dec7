import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { analyticsEvents as events } from './schema'

/** A variant by its experiment, `emptyCart:search`; visits that saw it and of them those that paid, and how many visits said so where one stands for several. */
export type Exposure = { name: string; count: number; paid: number; reported: number }

/** What visits between two instants saw of each experiment, and came to. */
export async function exposuresOf(db: Db, { from, to }: { from: Date; to: Date }): Promise<Exposure[]> {
  const within = and(gte(events.at, from), lt(events.at, to))
  const paid = db
    .selectDistinct({ visitId: events.visitId })
    .from(events)
    .where(and(within, eq(events.type, 'step'), eq(events.name, 'paid')))
    .as('paid')
  const exposed = db
    .selectDistinct({ name: events.name, visitId: events.visitId, sampling: events.sampling })
    .from(events)
    .where(and(within, eq(events.type, 'exposure')))
    .as('exposed')
  return db
    .select({
      name: exposed.name,
      count: sql<number>`sum(${exposed.sampling})::int`,
      paid: sql<number>`coalesce(sum(${exposed.sampling}) filter (where ${paid.visitId} is not null), 0)::int`,
      reported: sql<number>`count(*)::int`,
    })
    .from(exposed)
    .leftJoin(paid, eq(paid.visitId, exposed.visitId))
    .groupBy(exposed.name)
    .orderBy(exposed.name)
}
