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
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(pglite)]) })
  return { db: drizzlePglite(client, { schema }), kind: 'pglite', close: () => client.close() }
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

async function atServer(server: string, ...statements: string[]) {
  const connection = new pg.Client({ connectionString: `${server}/postgres` })
  await connection.connect()
  try {
    for (const statement of statements) await connection.query(statement)
  } finally {
    await connection.end()
  }
}
