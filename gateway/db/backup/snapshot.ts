import type { Run } from '../run'

export type Table = { name: string; columns: string[] }
export type Snapshot = {
  tables: Table[]
  /** The rows of one table, some hundred at a time, each a JSON array of its columns as text. */
  rowsOf: (table: Table) => AsyncGenerator<string[]>
  sequences: () => Promise<Array<{ name: string; value: string }>>
  end: () => Promise<void>
}

const ROWS_AT_A_TIME = 200
/** Of pictures, each some hundred kilobytes and twice that as text. */
const FILES_AT_A_TIME = 5
const atATime = ({ name }: Table) => (name === 'stored_files' ? FILES_AT_A_TIME : ROWS_AT_A_TIME)

/** How values become text, the same for every server. */
const TEXT_FORMAT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'; set local timezone = 'UTC'`

/**
 * Every table at one moment. PostgreSQL keeps the moment in a transaction of this connection. The embedded database has one connection
 * for everybody: there the cursors are filled within one short transaction (`isShared`) and read while the shop goes on.
 */
export async function snapshotOf(run: Run, isShared: boolean): Promise<Snapshot> {
  const tables = await tablesOf(run)
  const cursors = tables.map((table) => `declare ${cursorOf(table)} no scroll cursor ${isShared ? 'with hold ' : ''}for ${selectOf(table)}`)
  const begin = ['begin isolation level repeatable read read only', TEXT_FORMAT, ...cursors, ...(isShared ? ['commit'] : [])]
  await run(begin.join('; '))

  return {
    tables,
    async *rowsOf(table) {
      for (;;) {
        const rows = await run(`fetch ${atATime(table)} from ${cursorOf(table)}`)
        if (!rows.length) break
        yield rows.map(({ line }) => String(line))
      }
      await run(`close ${cursorOf(table)}`)
    },
    // Read last: what the tables hold was given out before.
    sequences: async () => {
      const found = await run(
        `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
      )
      return found.map(({ name, value }) => ({ name: String(name), value: String(value) }))
    },
    end: async () => {
      if (!isShared) await run('rollback')
      else for (const table of tables) await run(`close ${cursorOf(table)}`).catch(() => undefined)
    },
  }
}

/** The shop's tables with the columns that can be written, by name. */
export async function tablesOf(run: Run): Promise<Table[]> {
  const found = await run(`
    select c.relname as name, array_to_json(array_agg(a.attname order by a.attnum))::text as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`)
  return found.map(({ name, columns }) => ({ name: String(name), columns: JSON.parse(String(columns)) as string[] }))
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const cursorOf = ({ name }: Table) => quoted(`backup_${name}`)
const selectOf = ({ name, columns }: Table) =>
  `select array_to_json(array[${columns.map((column) => `${quoted(column)}::text`).join(', ')}])::text as line from public.${quoted(name)}`
