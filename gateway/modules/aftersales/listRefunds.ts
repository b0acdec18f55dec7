import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { RefundFilter } from '../../../src/contract/refund'
import type { Querying } from '../../db/open'
import { paged } from '../../lib/paged'
import { refundApplications } from './schema'
import { summariesOf } from './views'

type Asked = { memberId: string; filter: RefundFilter; page: number; size: number; now: Date }

const PART = { all: undefined, open: isNull(refundApplications.endedAt), ended: isNotNull(refundApplications.endedAt) }

/** How many refunds of a member are under way. */
export const openRefundsOf = (db: Querying, memberId: string): Promise<number> =>
  db.$count(refundApplications, and(eq(refundApplications.memberId, memberId), PART.open))

/** One page of a member's refunds, those under way first, each part with the newest first; what was taken out of the list is not in it. */
export async function listRefunds(db: Querying, { memberId, filter, page, size, now }: Asked) {
  const shown = and(eq(refundApplications.memberId, memberId), isNull(refundApplications.hiddenAt), PART[filter])
  const [total] = await db.select({ hits: count() }).from(refundApplications).where(shown)
  const rows = await db
    .select()
    .from(refundApplications)
    .where(shown)
    .orderBy(desc(sql`${refundApplications.endedAt} is null`), desc(refundApplications.appliedAt), desc(refundApplications.id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  const openCount = await openRefundsOf(db, memberId)
  const results = await summariesOf(db, rows)
  return { ...paged(results, { page, size, hits }), openCount, serverTime: now.toISOString() }
}
