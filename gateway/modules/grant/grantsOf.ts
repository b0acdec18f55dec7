import { and, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { memberGrants, type Right } from './schema'
import type { Grant } from './moveGrants'

const holds = isNull(memberGrants.revokedAt)

/** Every right that holds of a member. */
export const grantsOf = (db: Querying, memberId: string): Promise<Grant[]> =>
  db
    .select()
    .from(memberGrants)
    .where(and(eq(memberGrants.memberId, memberId), holds))

/** The most that any source gives each of these members of a right; who has none is not there. */
export async function grantedTo(db: Querying, memberIds: readonly string[], right: Right): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ memberId: memberGrants.memberId, value: max(memberGrants.value) })
    .from(memberGrants)
    .where(and(inArray(memberGrants.memberId, [...memberIds]), eq(memberGrants.right, right), holds))
    .groupBy(memberGrants.memberId)
  return new Map(rows.map(({ memberId, value }) => [memberId, value ?? 0]))
}
