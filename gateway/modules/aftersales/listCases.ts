import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AftersalesQuery, AftersalesState } from '../../../counter/contract/aftersales'
import type { Querying } from '../../db/open'
import { staffNames } from '../../kernel/work/staffNames'
import { paged } from '../../lib/paged'
import { orders } from '../purchase/schema'
import { refundApplications } from './schema'
import { listedOf } from './staffCase'
import { askedLines } from './views'

const { application, parcel, inspection, money, endedAt, refundNumber, orderCode, appliedAt, movedAt, type } = refundApplications

/** What has to be done with an application; each that is not over is in one of the first four. */
const WANTED: Readonly<Record<AftersalesState, SQL | undefined>> = {
  review: and(isNull(endedAt), inArray(application, ['applied', 'inReview'])),
  parcel: and(isNull(endedAt), inArray(parcel, ['awaited', 'sent'])),
  inspection: and(isNull(endedAt), inArray(inspection, ['waiting', 'underWay'])),
  money: and(isNull(endedAt), ne(money, 'none')),
  ended: isNotNull(endedAt),
}

export async function listCases(db: Querying, { page, size, state, type: wantedType, code, sort }: z.infer<typeof AftersalesQuery>) {
  const coded = code === undefined ? undefined : or(sql`starts_with(${refundNumber}, ${code})`, sql`starts_with(${orderCode}, ${code})`)
  const wanted = and(WANTED[state], coded, wantedType === undefined ? undefined : eq(type, wantedType))
  // Who takes an application up puts it behind nobody.
  const since = state === 'review' ? appliedAt : movedAt
  const [total] = await db.select({ hits: count() }).from(refundApplications).where(wanted)
  const rows = await db
    .select({ row: refundApplications, order: orders })
    .from(refundApplications)
    .innerJoin(orders, eq(orders.orderCode, refundApplications.orderCode))
    .where(wanted)
    .orderBy(sort === 'newest' ? desc(since) : asc(since), asc(refundNumber))
    .limit(size)
    .offset((page - 1) * size)
  const asked = await askedLines(
    db,
    rows.map(({ row }) => row.id),
  )
  const nameOf = await staffNames(
    db,
    rows.map(({ row }) => row.takenBy),
  )
  const results = rows.map((one) => listedOf({ ...one, lines: asked.get(one.row.id) ?? [], takenBy: nameOf(one.row.takenBy) }))
  const hits = total?.hits ?? 0
  return { ...paged(results, { page, size, hits }), counts: await countsOf(db) }
}

async function countsOf(db: Querying) {
  const of = (state: AftersalesState) => db.$count(refundApplications, WANTED[state])
  return { review: await of('review'), parcel: await of('parcel'), inspection: await of('inspection'), money: await of('money') }
}
