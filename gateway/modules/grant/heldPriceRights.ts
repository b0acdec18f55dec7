import { and, eq, gt, isNull, or, sql, type Column, type Placeholder } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import type { PriceRights } from './priceRights'
import { memberGrants } from './schema'

type Of = { memberId: Column | Placeholder; now: Placeholder }

/** The most that any source gives the member of a query at its moment; as JSON, for a query that reads more of him. */
export const heldPriceRights = (db: Querying, { memberId, now }: Of) => {
  const { right, value, revokedAt, until } = memberGrants
  const percent = sql`coalesce(max(${value}) filter (where ${eq(right, 'memberPrice')}), 0)`
  const isFree = sql`count(*) filter (where ${eq(right, 'freeFreight')}) > 0`
  return sql<PriceRights>`(${db
    .select({ rights: sql`json_build_object('memberPrice', ${percent}, 'freeFreight', ${isFree})` })
    .from(memberGrants)
    .where(and(eq(memberGrants.memberId, memberId), isNull(revokedAt), or(isNull(until), gt(until, now))))})`
}
