import { getTableColumns, getTableName, inArray, is, or, sql } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../gateway/db/open'
import * as schema from '../../gateway/tables'

/** Ids of somebody by the name of the column they stand in: `memberId`, `orderCode`, `owner`. */
export type Keys = Readonly<Record<string, readonly string[]>>

const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))

/** Every row of every table that belongs to somebody by one of these keys, as text. */
export async function rowsOf(db: Db, keys: Keys): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const columns: Record<string, PgColumn | undefined> = getTableColumns(table)
      const owned = Object.entries(keys).flatMap(([name, ids]) => (columns[name] ? [inArray(columns[name], [...ids])] : []))
      if (owned.length === 0) return []
      const row = sql<string>`to_jsonb(${table})::text`
      const rows = await db
        .select({ row })
        .from(table)
        .where(or(...owned))
      return rows.map((own) => `${getTableName(table)} ${own.row}`)
    }),
  )
  return found.flat()
}

/** What is gone, new or different, told by table. */
export function changesBetween(before: readonly string[], after: readonly string[]): string[] {
  const told = (sign: string, these: readonly string[], those: readonly string[]) => {
    const known = new Set(those)
    return these.filter((row) => !known.has(row)).map((row) => `${sign} ${row.slice(0, 200)}`)
  }
  return [...told('-', before, after), ...told('+', after, before)]
}
