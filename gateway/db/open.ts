import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockDirectory } from './lock'
import * as schema from './schema'

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Whatever can run a query: the database, or the transaction that is under way. */
export type Querying = Db | Transaction

export type Database = { db: Db; kind: 'pglite' | 'postgres'; close: () => Promise<void> }
export type DatabaseOptions = { databaseUrl?: string | undefined; dataDir?: string | undefined; migrationsFolder: string }

/**
 * Opens the database and brings it up to date: PostgreSQL where an address is given, else an embedded one in `dataDir`, or in
 * memory where there is no directory either. PGlite has no lock of its own (two processes lose writes silently), so the
 * directory is locked by us; a second gateway on it gets a `DirectoryTaken`.
 */
export async function openDatabase({ databaseUrl, dataDir, migrationsFolder }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { default: pg } = await import('pg')
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const { migrate } = await import('drizzle-orm/node-postgres/migrator')
    const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(process.env.PG_POOL ?? 10) })
    // An idle connection that the server drops must not end the gateway: the pool opens another.
    pool.on('error', (error) => console.error(`数据库连接中断：${error.message}`))
    const db = drizzle(pool, { schema })
    await oneAtATime(pool, () => migrate(db, { migrationsFolder }))
    return { db, kind: 'postgres', close: () => pool.end() }
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const unlock = dataDir ? await lockDirectory(dataDir) : undefined
  const client = await PGlite.create(dataDir ? path.join(dataDir, 'pg') : undefined)
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder })
  const close = async () => {
    await client.close()
    await unlock?.()
  }
  return { db, kind: 'pglite', close }
}

/** Two gateways that start together must not migrate together. */
async function oneAtATime(pool: import('pg').Pool, work: () => Promise<void>) {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock(20261121)')
    await work()
  } finally {
    await connection.query('select pg_advisory_unlock(20261121)')
    connection.release()
  }
}
