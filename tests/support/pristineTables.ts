import { sql } from 'drizzle-orm'
import type { Db } from '../../gateway/db/open'

/** Puts every table back that was written, and the sequences; answers whether the database is again what the template was. */
export const PUT_BACK = 'select pristine.put_back() as done'
/** The tables and sequences that differ from the template's. For tests of the putting back. */
export const DIFFERENCES = 'select pristine.differences() as name'
/** What a session keeps between two statements: `discard all`, but without the plans, which cost more to make than they hold. */
export const FORGET_SESSION =
  'close all; set session authorization default; reset all; deallocate all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences'

/** The schema of a database: what is made, changed or dropped leaves a row with a newer `xmin` in one of these, or one row fewer. */
const CATALOGUES = {
  pg_namespace: 'oid',
  pg_class: 'oid',
  pg_attribute: 'attrelid',
  pg_attrdef: 'oid',
  pg_constraint: 'oid',
  pg_index: 'indexrelid',
  pg_proc: 'oid',
  pg_trigger: 'oid',
  pg_type: 'oid',
}
/** The first number of an object that did not come with PostgreSQL. */
const FIRST_OWN = 16384

/**
 * Leaves a copy of each table in the schema `pristine`, and the functions that put back what a test wrote. Nobody has to watch the
 * statements: a row remembers the transaction that wrote it (`xmin`), so a table is untouched where no row is newer than the last
 * putting back and none is missing. That holds for whoever wrote, a trigger, a cascade or another process.
 */
export async function keepPristine(db: Db): Promise<void> {
  const run = (statement: string) => db.execute(sql.raw(statement))
  const names = async (statement: string) => {
    const answer: unknown = await db.execute(sql.raw(statement))
    return (answer as { rows: Array<{ name: string }> }).rows.map(({ name }) => name)
  }
  const tables = await names(`select format('%I.%I', schemaname, tablename) as name from pg_tables where ${OWN} order by 1`)
  const sequences = await names(`select format('%I.%I', schemaname, sequencename) as name from pg_sequences where ${OWN} order by 1`)
  await run('create schema pristine')
  for (const table of tables) await run(`create table ${copyOf(table)} as table ${table}`)
  await run(`create table pristine.sequences as ${sequences.map(standOf).join(' union all ')}`)
  await run('create table pristine.standing (since bigint, objects text)')
  await run(putBack(tables, sequences))
  await run(differences(tables, sequences))
  await run(`insert into pristine.standing select pg_current_xact_id()::text::bigint, (${OBJECTS})`)
}

const OWN = "schemaname in ('public', 'drizzle')"
const copyOf = (table: string) => `pristine.${table.replace('.', '_').replaceAll('"', '')}`
const standOf = (sequence: string) => `select '${sequence}' as name, last_value, is_called from ${sequence}`
const OBJECTS = Object.entries(CATALOGUES)
  .map(([catalogue, key]) => `(select count(*) from ${catalogue} where ${key} >= ${FIRST_OWN})`)
  .join(" || ' ' || ")
const CHANGED = Object.entries(CATALOGUES)
  .map(([catalogue, key]) => `exists (select from ${catalogue} where ${key} >= ${FIRST_OWN} and ${isNew(catalogue)})`)
  .join(' or ')

function isNew(table: string): string {
  return `${table}.xmin::text::bigint > standing.since`
}

/** Foreign keys are kept by triggers, which a replica does not run: all tables together are whole again at the end. */
function putBack(tables: string[], sequences: string[]): string {
  const refills = tables.map(
    (table) => `
      if (select count(*) <> (select count(*) from ${copyOf(table)}) or coalesce(bool_or(${isNew('own')}), false) from ${table} as own) then
        delete from ${table};
        insert into ${table} table ${copyOf(table)};
      end if;`,
  )
  const restarts = sequences.map(
    (name) => `perform setval('${name}', last_value, is_called) from pristine.sequences where name = '${name}';`,
  )
  return `create function pristine.put_back() returns boolean language plpgsql set session_replication_role = replica as $$
    declare standing pristine.standing;
    begin
      select * into standing from pristine.standing;
      if standing.objects <> (${OBJECTS}) or ${CHANGED} then return false; end if;
      ${refills.join('')}
      ${restarts.join('\n')}
      update pristine.standing set since = pg_current_xact_id()::text::bigint;
      return true;
    end $$`
}

function differences(tables: string[], sequences: string[]): string {
  const rowsOf = (table: string) => `(select coalesce(string_agg(own::text, E'\\n' order by own::text), '') from ${table} as own)`
  const all = [
    ...tables.map((table) => `select '${table}' as name where ${rowsOf(table)} <> ${rowsOf(copyOf(table))}`),
    `select name from (${sequences.map(standOf).join(' union all ')}) as own join pristine.sequences as first using (name)
      where (own.last_value, own.is_called) <> (first.last_value, first.is_called)`,
  ]
  const places = `(${all.join(' union all ')}) as places`
  return `create function pristine.differences() returns setof text language sql as $$ select name from ${places} order by 1 $$`
}
