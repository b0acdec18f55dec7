import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../gateway/db/schema'

/** Every table of the shop. */
export const TABLES: ReadonlySet<string> = new Set(
  Object.values<unknown>(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : [])),
)
/** What a reset undoes: reading, and writing rows. Tables that are made, changed or locked are not among it, nor several statements in one text. */
const ROWS_ONLY = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set transaction)\b[^;]*$/i
const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/gi

/** Remembers which tables are written. No table deletes or changes rows of another by itself: no trigger, no `on delete cascade`. */
export function watchWrites() {
  const seen = new Set<string>()
  const written = new Set<string>()
  let isUnknown = false
  return {
    note(statement: string) {
      if (seen.has(statement)) return
      seen.add(statement)
      if (!ROWS_ONLY.test(statement)) isUnknown = true
      for (const [, table = ''] of statement.matchAll(WRITES)) if (TABLES.has(table)) written.add(table)
    },
    noteUnknown() {
      isUnknown = true
    },
    /** Fills what was written again from the template's copies; nothing where that is not all that happened. */
    reset: () => (isUnknown ? undefined : refilled([...written])),
  }
}

function refilled(tables: string[]): string {
  if (tables.length === 0) return ''
  const refill = tables.map((table) => `delete from public."${table}"; insert into public."${table}" table pristine."${table}"`)
  // Foreign keys are checked by triggers, which a replica does not run: all tables together are whole again at the end.
  return `begin; set local session_replication_role = replica; ${refill.join('; ')}; commit`
}
