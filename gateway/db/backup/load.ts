import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsIn } from '../migrated'
import { makeDirectory } from '../dataDirectory'
import { DatabaseRefused } from '../refused'
import type { Manifest } from './manifest'
import { entriesOf, whole, type BackupFile } from './readArchive'
import type { Run } from '../run'
import { quoted, tablesOf } from './snapshot'

const decompress = promisify(gunzip)

type Target = {
  run: Run
  migrationsFolder: string
  /** Where files of the backup go. */
  folder: string
}

/** Refuses a backup of a newer release: its tables are not known here. */
export function refuseNewer({ version, migration }: Manifest, migrationsFolder: string) {
  const newest = migrationsIn(migrationsFolder).at(-1)
  if (migration.when > (newest?.when ?? 0))
    throw new DatabaseRefused(
      `备份由较新的版本 ${version}（${migration.tag}）制作，当前程序只到 ${newest?.tag ?? '空'}：请用 ${version} 或更新的版本恢复。`,
    )
}

/** Refuses a database that holds anything. */
export async function refuseFilled(run: Run) {
  const [found] = await run(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'drizzle')`,
  )
  if (Number(found?.tables) > 0) throw new DatabaseRefused('目标数据库不是空的：恢复只写入空的数据库或目录，请新建一个。')
}

/**
 * Reads a verified backup into an empty database of either kind, in one transaction: tables as its release had them, then rows. What
 * migrations are missing the next start of the gateway adds.
 */
export async function load(backup: BackupFile, manifest: Manifest, { run, migrationsFolder, folder }: Target) {
  await run('begin')
  try {
    await makeTables(run, migrationsFolder, manifest.migration.when)
    const foreignKeys = await takeForeignKeys(run)
    const types = await typesOf(run)
    if (manifest.tables.length) await empty(run)
    const tables = new Map(manifest.tables.map((table) => [table.name, table]))
    const tableOf = new Map(manifest.parts.map(({ name, table }) => [name, tables.get(table ?? '')]))
    for await (const { name, body } of entriesOf(backup)) {
      const table = tableOf.get(name)
      if (table) await insert(run, table, types, (await decompress(await whole(body))).toString())
      else if (name.startsWith('files/')) await writeFileOf(folder, name.slice('files/'.length), body)
    }
    for (const statement of foreignKeys) await run(statement)
    for (const { name, value } of manifest.sequences)
      await run('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value])
    for (const { name, rows } of manifest.tables) {
      const [found] = await run(`select count(*)::int as rows from public.${quoted(name)}`)
      if (Number(found?.rows) !== rows)
        throw new DatabaseRefused(`恢复后 ${name} 有 ${Number(found?.rows)} 行，备份里是 ${rows} 行：没有恢复任何内容。`)
    }
    await run(`comment on schema drizzle is '${`${manifest.version}（${manifest.migration.tag}）`.replaceAll("'", "''")}'`)
    await run('commit')
  } catch (error) {
    await run('rollback').catch(() => undefined)
    throw error
  }
}

/** The migrations up to the backup's, noted as Drizzle notes them. */
async function makeTables(run: Run, migrationsFolder: string, until: number) {
  await run(
    'create schema if not exists drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > until) break
    for (const statement of sql) await run(statement)
    await run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2::bigint)', [hash, String(folderMillis)])
  }
}

/** Takes out what the migrations wrote. Triggers that keep a table from being emptied do not stand in the way of filling an empty database. */
async function empty(run: Run) {
  const names = (await tablesOf(run)).map(({ name }) => `public.${quoted(name)}`)
  for (const name of names) await run(`alter table ${name} disable trigger user`)
  await run(`truncate ${names.join(', ')}`)
  for (const name of names) await run(`alter table ${name} enable trigger user`)
}

/** Takes the foreign keys away, so that tables can be filled in any order, and answers what puts them back, checked. */
async function takeForeignKeys(run: Run): Promise<string[]> {
  const found = await run(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { table, name } of found) await run(`alter table ${String(table)} drop constraint ${String(name)}`)
  return found.map(({ table, name, definition }) => `alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`)
}

/** The type of each column: `orders.amount` is `integer`. */
async function typesOf(run: Run): Promise<Map<string, string>> {
  const found = await run(
    `select c.relname || '.' || a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  return new Map(found.map(({ column, type }) => [String(column), String(type)]))
}

async function insert(run: Run, { name, columns }: Manifest['tables'][number], types: Map<string, string>, lines: string) {
  const values = columns.map((column, place) => {
    const type = types.get(`${name}.${column}`)
    if (!type) throw new DatabaseRefused(`备份里的 ${name}.${column} 在当前程序的数据表里不存在，没有恢复任何内容。`)
    return `(line->>${place})::${type}`
  })
  await run(
    `insert into public.${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::text::json) as line`,
    [`[${lines.replaceAll('\n', ',')}]`],
  )
}

async function writeFileOf(folder: string, name: string, body: AsyncIterable<Buffer>) {
  const target = path.resolve(folder, name)
  if (!target.startsWith(path.resolve(folder) + path.sep)) throw new DatabaseRefused(`备份里的文件名 ${name} 不安全，没有恢复任何内容。`)
  makeDirectory(path.dirname(target))
  await pipeline(Readable.from(body), createWriteStream(target, { mode: 0o600, flush: true }))
}
