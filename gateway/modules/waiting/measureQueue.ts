import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Role } from '../../../counter/contract/workEndpoint'
import type { Querying } from '../../db/open'

/** A queue's length, and the age of its oldest entry in seconds. */
export type Queue = { count: number; oldestSeconds: number }

export type QueueSource = {
  table: PgTable
  /** What tells an entry from the others. */
  id: PgColumn
  /** Since when an entry waits. */
  since: PgColumn | SQL
  where: SQL | undefined
  /** What is counted, where it is not the rows. */
  count?: SQL<number>
  /** Of a queue whose entries are for different roles: those that are for somebody of these. */
  forRoles?: (roles: readonly Role[]) => SQL
  /** Of a queue in which nobody takes what is their own: whether an entry is this person's. */
  isOwn?: (staffId: string) => SQL
}

export async function measureQueue(
  db: Querying,
  { table, since, where, count = sql<number>`count(*)::int` }: Omit<QueueSource, 'id' | 'forRoles' | 'isOwn'>,
  now: Date,
): Promise<Queue> {
  const age = sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${since})), 0)::float8`
  const [row] = await db.select({ count, age }).from(table).where(where)
  return { count: row?.count ?? 0, oldestSeconds: Math.max(0, row?.age ?? 0) }
}
