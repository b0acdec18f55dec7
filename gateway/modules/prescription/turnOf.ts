import { and, eq, isNull, max, sql, type SQL } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { memberGrants } from '../grant/schema'
import { prescriptions } from './schema'
import { waitingSince } from './states'

/**
 * By which those that wait for a pharmacist stand in line: since when they wait, less the minutes that their member's right puts them forward.
 * Nobody is overtaken by who came later than by that.
 */
export function turnOf(db: Querying): SQL {
  const minutes = db
    .select({ minutes: max(memberGrants.value) })
    .from(memberGrants)
    .where(and(eq(memberGrants.memberId, prescriptions.memberId), eq(memberGrants.right, 'pharmacist'), isNull(memberGrants.revokedAt)))
  return sql`${waitingSince} - coalesce(${minutes}, 0) * interval '1 minute'`
}
