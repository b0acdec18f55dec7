import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { landingOrder, type LandingDetail, type LandingQuery, type LandingRow as Listed } from '../../../counter/contract/landing'
import type { Querying } from '../../db/open'
import { shopAddress } from '../../kernel/shopAddress'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { standingOf, standsSo } from '../catalogue/period'
import { couponTypes } from '../coupon/schema'
import { registrations } from '../callback/schema'
import { landingFacts } from './landingSubject'
import { landings } from './schema'
import { landingOf, storedLanding, unwrittenLanding, type LandingRow } from './storedLanding'

/** A page of the landing pages that stand so. */
export async function counterLandings(db: Querying, query: z.infer<typeof LandingQuery>, now: Date) {
  const { page, size, sort, standing } = query
  const wanted = standsSo(landings, standing, now)
  const hits = await db.$count(landings, wanted)
  const rows = await db
    .select()
    .from(landings)
    .where(wanted)
    .orderBy(sortedBy(landings[sort], landingOrder(query)), asc(landings.landingId))
    .limit(size)
    .offset((page - 1) * size)
  const counts = await registeredBy(db, rows)
  const results = rows.map((row) => listed(row, { now, registered: counts.get(row.landingId) ?? 0 }))
  return paged(results, { page, size, hits })
}

/** Needs that were registered by each. */
async function registeredBy(db: Querying, rows: readonly LandingRow[]): Promise<ReadonlyMap<string | null, number>> {
  const ids = rows.map(({ landingId }) => landingId)
  const counts = await db
    .select({ landingId: registrations.landingId, count: sql<number>`count(*)::int` })
    .from(registrations)
    .where(inArray(registrations.landingId, ids))
    .groupBy(registrations.landingId)
  return new Map(counts.map(({ landingId, count }) => [landingId, count]))
}

const listed = (row: LandingRow, { now, registered }: { now: Date; registered: number }): Listed => ({
  ...{ landingId: row.landingId, code: row.code, title: row.title, partner: row.partner, registered },
  productCount: row.productCodes.length,
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  standing: standingOf(row, now),
})

/** A landing page as operators see it; one that nobody has written yet as it begins. */
export async function counterLanding(db: Querying, landingId: string, now: Date): Promise<LandingDetail> {
  const row = await landingOf(db, landingId)
  const { couponType, name } = couponTypes
  return {
    landingId,
    isNew: row === undefined,
    version: versionOf(landingFacts(row)),
    fields: row ? storedLanding(row) : unwrittenLanding(now),
    coupons: await db.select({ couponType, name }).from(couponTypes).where(eq(couponTypes.givenOnly, false)).orderBy(asc(name)),
    path: row ? shopAddress('landing', { code: row.code }) : shopAddress('landing'),
  }
}
