import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../../gateway/db/open'
import * as schema from '../../gateway/db/schema'

/** What the run's set-up prepared: the data of an embedded database, or a server with a template on it. */
type Prepared = { pglite?: string; postgres?: string }
const prepared = () => JSON.parse(process.env.GATEWAY_TEMPLATE ?? '{}') as Prepared

/** A database of one's own, migrated and seeded: PGlite, or PostgreSQL where the run is on it (`DATABASE=postgres`). */
export async function freshDatabase(): Promise<Database & { url?: string }> {
  const { pglite, postgres } = prepared()
  if (postgres) return copyOnServer(postgres)
  if (!pglite) throw new Error('Run gateway tests with tests/jest.gateway.cjs: its set-up prepares the database.')
  return lent(idle.pop() ?? (await PGlite.create({ loadDataDir: new Blob([await readFile(pglite)]) })))
}

/** Embedded databases of this test file that nobody uses just now: one is put back into its first state in a tenth of the time a new one takes. */
const idle: PGlite[] = []

async function lent(client: PGlite): Promise<Database> {
  await client.exec(await resetOf(client))
  let isClosed = false
  // Who still holds on to a database that was given back (a timer, a late answer) must not write into the next test's.
  const own = new Proxy(client, {
    get(target, name) {
      if (isClosed) throw new Error('This test is over')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const close = async () => {
    if (!isClosed) idle.push(client)
    isClosed = true
  }
  return { db: drizzlePglite(own, { schema }), kind: 'pglite', close }
}

/** Closes the embedded databases of this file for good. */
export const closeIdle = () => Promise.all(idle.splice(0).map((client) => client.close()))

let reset: string | undefined
/** Fills every table again from the copy that the template keeps of it. */
async function resetOf(client: PGlite): Promise<string> {
  if (reset) return reset
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'pristine'`,
  )
  const names = rows.map(({ name }) => name)
  const fill = names.map((name) => `insert into public.${name} table pristine.${name}`).join('; ')
  reset = `set session_replication_role = replica; truncate ${names.map((name) => `public.${name}`).join(', ')}; ${fill}; set session_replication_role = default`
  return reset
}

async function copyOnServer(server: string): Promise<Database & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Two copies of one template at once would refuse each other: the lock makes them queue.
  await atServer(server, 'select pg_advisory_lock(1)', `create database ${name} template template_qinghe`)
  const url = `${server}/${name}`
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  pool.on('error', () => undefined)
  const close = async () => {
    await pool.end()
    await atServer(server, `drop database if exists ${name} with (force)`)
  }
  return { db: drizzlePostgres(pool, { schema }), kind: 'postgres', close, url }
}

/** The address of a new database without a table on the run's server, and what drops it. */
export async function emptyDatabase() {
  const { postgres: server = '' } = prepared()
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await atServer(server, `create database ${name}`)
  return { url: `${server}/${name}`, drop: () => atServer(server, `drop database if exists ${name} with (force)`) }
}

async function atServer(server: string, ...statements: string[]) {
  const connection = new pg.Client({ connectionString: `${server}/postgres` })
  await connection.connect()
  try {
    for (const statement of statements) await connection.query(statement)
  } finally {
    await connection.end()
  }
}
