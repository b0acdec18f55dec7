import { sql } from 'drizzle-orm'
import type { Db } from '../../gateway/db/open'

/**
 * Puts every table back that was written, and the sequences; answers whether the database is again what the template was. Its session is a
 * replica's (`REPLICA`): foreign keys are kept by triggers, which a replica does not run, and all tables together are whole again at the end.
 */
export const PUT_BACK = 'select pristine.put_back() as done'
/** A setting for the whole life of a session where there is one for this alone: each change of it costs every plan of the session. */
export const REPLICA = 'session_replication_role=replica'
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
  const ask = async <Row>(statement: string) => {
    const answer: unknown = await db.execute(sql.raw(statement))
    return (answer as { rows: Row[] }).rows
  }
  const named = await ask<Omit<Table, 'rows'>>(TABLES)
  const sequences = (await ask<{ name: string }>(SEQUENCES)).map(({ name }) => name)
  await run('create schema pristine')
  const tables: Table[] = []
  for (const { name, key } of named) {
    await run(`create table ${copyOf(name)} as table ${name}`)
    const [{ rows } = { rows: 0 }] = await ask<{ rows: number }>(`select count(*)::int as rows from ${copyOf(name)}`)
    tables.push({ name, key, rows })
  }
  await run(`create table pristine.sequences as ${sequences.map(standOf).join(' union all ')}`)
  await run('create table pristine.standing (since bigint, objects text)')
  await run(putBack(tables, sequences))
  await run(differences(tables, sequences))
  await run(`insert into pristine.standing select pg_current_xact_id()::text::bigint, objects from (${objectsNow('0')}) as now`)
}

/** A table, the columns of its primary key, and how many rows the template has. */
type Table = { name: string; key: string[]; rows: number }

const OWN = "schemaname in ('public', 'drizzle')"
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where ${OWN} order by 1`
const TABLES = `select format('%I.%I', schemaname, tablename) as name, array(
    select quote_ident(attname) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid = format('%I.%I', schemaname, tablename)::regclass order by attnum
  ) as key
  from pg_tables where ${OWN} order by 1`
const copyOf = (table: string) => `pristine.${table.replace('.', '_').replaceAll('"', '')}`
const standOf = (sequence: string) => `select '${sequence}' as name, last_value, is_called from ${sequence}`
/** How many objects each catalogue holds, and whether one is newer than the last putting back: `objects` and `is_changed`. */
function objectsNow(young: string): string {
  const catalogues = Object.entries(CATALOGUES).map(
    ([catalogue, key], place) =>
      `select ${place} as place, count(*), coalesce(bool_or(${isNew(catalogue, young)}), false) as is_changed
       from ${catalogue} where ${key} >= ${FIRST_OWN}`,
  )
  return `select string_agg(count::text, ' ' order by place) as objects, bool_or(is_changed) as is_changed
    from (${catalogues.join(' union all ')}) as catalogues`
}

/** Whether a row is younger than so many transactions. Comparing ages costs half of what comparing their numbers would, which are text first. */
const isNew = (table: string, young = 'young') => `age(${table}.xmin) < ${young}`

/**
 * Rows that nobody wrote stay where they are: a table that is filled anew each time grows by as much, and every look at it takes longer.
 */
function putBack(tables: Table[], sequences: string[]): string {
  const refills = tables.map(
    ({ name, rows, key }) => `
      select count(*) <> ${rows}, coalesce(bool_or(${isNew('own')}), false) into is_other, is_written from ${name} as own;
      if is_other or is_written then
        delete from ${name} as own${key.length ? ` where ${isNew('own')}` : ''};
        insert into ${name} select * from ${copyOf(name)} as first
          ${key.length ? `where not exists (select from ${name} as own where ${key.map((column) => `own.${column} = first.${column}`).join(' and ')})` : ''};
      end if;`,
  )
  const restarts = sequences.map(
    (name) => `perform setval('${name}', last_value, is_called) from pristine.sequences where name = '${name}';`,
  )
  return `create function pristine.put_back() returns boolean language plpgsql as $$
    declare
      young integer; found record; standing pristine.standing; is_other boolean; is_written boolean;
    begin
      select * into standing from pristine.standing;
      young := pg_current_xact_id()::text::bigint - standing.since;
      select * into found from (${objectsNow('young')}) as now;
      if standing.objects <> found.objects or found.is_changed then return false; end if;
      ${refills.join('')}
      ${restarts.join('\n')}
      update pristine.standing set since = pg_current_xact_id()::text::bigint;
      return true;
    end $$`
}

function differences(tables: Table[], sequences: string[]): string {
  const rowsOf = (table: string) => `(select coalesce(string_agg(own::text, E'\\n' order by own::text), '') from ${table} as own)`
  const all = [
    ...tables.map(({ name }) => `select '${name}' as name where ${rowsOf(name)} <> ${rowsOf(copyOf(name))}`),
    `select name from (${sequences.map(standOf).join(' union all ')}) as own join pristine.sequences as first using (name)
      where (own.last_value, own.is_called) <> (first.last_value, first.is_called)`,
  ]
  const places = `(${all.join(' union all ')}) as places`
  return `create function pristine.differences() returns setof text language sql as $$ select name from ${places} order by 1 $$`
}
