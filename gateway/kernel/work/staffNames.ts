import { inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { staff } from './schema'

/** Names of people at the counter, as staff read them, by `staffId`; of nobody, nothing. */
export async function staffNames(db: Querying, ids: ReadonlyArray<string | null>): Promise<(staffId: string | null) => string | null> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const found =
    known.length === 0 ? [] : await db.select({ id: staff.staffId, name: staff.name }).from(staff).where(inArray(staff.staffId, known))
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return (staffId) => (staffId === null ? null : (names.get(staffId) ?? null))
}
