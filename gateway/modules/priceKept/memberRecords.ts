import { count, desc, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { paged } from '../../lib/paged'
import { recordsOf } from './records'
import { priceKeptClaims } from './schema'

/** One page of a member's claims, the newest first. */
export async function listRecords(db: Querying, { memberId, page, size }: { memberId: string; page: number; size: number }) {
  const own = eq(priceKeptClaims.memberId, memberId)
  const [total] = await db.select({ hits: count() }).from(priceKeptClaims).where(own)
  const claims = await db
    .select()
    .from(priceKeptClaims)
    .where(own)
    .orderBy(desc(priceKeptClaims.askedAt), desc(priceKeptClaims.id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(await recordsOf(db, claims), { page, size, hits })
}
