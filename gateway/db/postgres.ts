import { drizzle, NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { log } from '../lib/log'
import { isDatabaseAway } from './away'
import { connected } from './connected'
import { migrated } from './migrated'
import type { Database, Db, Tables } from './open'
import { sharePrepared } from './prepared'
import type { Purpose } from './purpose'
import { runOnPostgres, type Run } from './run'
import { traceStatements } from './traceStatements'

/** Milliseconds. A shopper's call ends after ten or twenty seconds: what takes longer serves nobody and keeps a connection. */
export const LIMITS = {
  /** For a connection of the pool to become free, or a new one to be made. */
  connection: 5_000,
  statement: 10_000,
  lock: 8_000,
  idleInTransaction: 15_000,
  /** Client-side timeout, for a dead connection that the server's limits do not reach. */
  answer: 12_000,
}

/** Any number works: two gateways that start together must not migrate together. */
const MIGRATION_LOCK = 20261121

type Options = {
  tables: Tables
  databaseUrl: string
  migrationsFolder: string
  purpose?: Purpose | undefined
  poolSize?: number | undefined
  limits?: typeof LIMITS
}

/** Opens PostgreSQL and brings it up to date. A connection that breaks costs the calls that were using it, never the process. */
export async function openPostgres({ limits = LIMITS, ...options }: Options): Promise<Database> {
  await migrateOnce(options)
  const { db, pool, end } = poolOf({ tables: options.tables, databaseUrl: options.databaseUrl, poolSize: options.poolSize, limits })
  const counts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgres', close: end, pool: counts }
}

type PoolOptions = {
  tables: Tables
  databaseUrl: string
  poolSize?: number | undefined
  limits?: typeof LIMITS
  /** Nothing may be written through it. */
  readOnly?: boolean
}

/** A pool of connections to a server that is there already, and the database on it. */
export function poolOf({ tables, databaseUrl, poolSize, limits = LIMITS, readOnly = false }: PoolOptions) {
  const settings = {
    connectionString: databaseUrl,
    ...(poolSize !== undefined && { max: poolSize }),
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (connection: pg.ClientBase) => limited(connection, limits, readOnly),
  }
  const pool = new pg.Pool(settings)
  pool.on('error', (error) => log.error({ err: error }, '数据库连接中断'))
  traceStatements(NodePgPreparedQuery)
  const run: Run = async (statement, values) => (await pool.query<Record<string, unknown>>(statement, values)).rows
  return { db: onPool(pool, tables), pool, run, end: () => pool.end() }
}

/**
 * The pool listens to a connection only while nobody uses it, and an 'error' without a listener ends the process. Limits are set by a
 * statement, because a proxy such as PgBouncer refuses them in the startup packet.
 */
async function limited(connection: pg.ClientBase, { statement, lock, idleInTransaction }: typeof LIMITS, readOnly: boolean) {
  connection.on('error', () => undefined)
  await connection.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idleInTransaction}${readOnly ? '; set default_transaction_read_only = on' : ''}`,
  )
}

/**
 * Drizzle over a pool. Its own transactions keep a connection for good when `begin` fails, and give one back that is stuck in a query
 * that timed out: here a connection on which the database went away is always closed.
 */
function onPool(pool: pg.Pool, tables: Tables): Db {
  const db = drizzle(pool, { schema: tables })
  const own = new WeakMap<pg.PoolClient, Db>()
  const on = (connection: pg.PoolClient) => {
    const known = own.get(connection) ?? drizzle(connection, { schema: tables })
    own.set(connection, known)
    return known
  }
  const transaction: Db['transaction'] = async (work, config) => {
    const connection = await pool.connect()
    let broken = false
    try {
      const own = on(connection)
      return await own.transaction((tx) => {
        sharePrepared(tx, own)
        return work(tx)
      }, config)
    } catch (error) {
      broken = isDatabaseAway(error)
      throw error
    } finally {
      connection.release(broken)
    }
  }
  return Object.assign(db, { transaction })
}

/** On a connection of its own: the lock is the session's, ends with it, and no limit of the pool cuts a long migration. */
const migrateOnce = ({ tables, databaseUrl, migrationsFolder, purpose }: Options) =>
  connected(databaseUrl, async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle(connection, { schema: tables })
    await migrated({ run: runOnPostgres(connection), db, purpose, migrate: () => migrate(db, { migrationsFolder }), migrationsFolder })
  })
