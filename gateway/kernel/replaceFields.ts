import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/open'

type Fields = Readonly<Record<string, unknown>>
type Replacing = { row: SQL; from: Fields; to: Fields }

/** Puts fields of one row in the place of others by one conditional update (optimistic locking): false where something else stands there. */
export async function replaceFields(tx: Transaction, table: PgTable, { row, from, to }: Replacing): Promise<boolean> {
  const [written] = await tx
    .update(table)
    .set(to as PgUpdateSetSource<PgTable>)
    .where(and(row, ...standing(table, from)))
    .returning()
  return written !== undefined
}

type Putting = { row: SQL; key: Fields; from: Fields | null; to: Fields | null }

/** As `replaceFields`; where nothing stood a whole row is inserted, and where nothing is to stand it is deleted. */
export async function putRow(tx: Transaction, table: PgTable, { row, key, from, to }: Putting): Promise<boolean> {
  if (from && to) return replaceFields(tx, table, { row, from, to })
  const [written] = from
    ? await tx
        .delete(table)
        .where(and(row, ...standing(table, from)))
        .returning()
    : await tx
        .insert(table)
        .values({ ...key, ...to } as PgInsertValue<PgTable>)
        .onConflictDoNothing()
        .returning()
  return written !== undefined
}

function standing(table: PgTable, fields: Fields): SQL[] {
  const columns = getTableColumns(table)
  return Object.entries(fields).flatMap(([name, value]) => {
    const column = columns[name]
    return column ? [value === null ? isNull(column) : eq(column, value)] : []
  })
}

/** Of the fields of `after` those that differ from `before`, before and after. */
export function differing<T extends Fields>(before: T, after: Partial<T>): { from: Partial<T>; to: Partial<T> } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (value: Partial<T>) => Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<T>
  return { from: only(before), to: only(after) }
}
