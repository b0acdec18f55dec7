import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '../../gateway/db/schema'
import type { Pooled } from './pooledDatabase'
import { DIFFERENCES, FORGET_SESSION, PUT_BACK } from './pristineTables'

/** A copy of the template on the run's server. */
export async function openPooledPostgres(server: string): Promise<Pooled> {
  const name = newName('test')
  // Two copies of one template at once would refuse each other: the lock makes them queue.
  await onServer(server, 'select pg_advisory_lock(1)', `create database ${name} template template_qinghe`)
  const url = `${server}/${name}`
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  pool.on('error', () => undefined)
  return {
    kind: 'postgres',
    url,
    connect: (guard, logger) => drizzle(guard(pool), { schema, ...(logger && { logger }) }),
    isQuiet: () => pool.idleCount === pool.totalCount && pool.waitingCount === 0,
    async putBack() {
      await forgetSessions(pool)
      const { rows } = await pool.query<{ done: boolean }>(PUT_BACK)
      return rows[0]?.done === true
    },
    differences: async () => (await pool.query<{ name: string }>(DIFFERENCES)).rows.map(({ name }) => name),
    async end() {
      await pool.end()
      await dropped(server, name)
    },
  }
}

/** All connections at once: one that were given back at once would be taken twice. */
async function forgetSessions(pool: pg.Pool) {
  const connections = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  await Promise.all(connections.map((connection) => connection.query(FORGET_SESSION)))
  for (const connection of connections) connection.release()
}

/** A new database without a table, and what drops it. */
export async function emptyDatabaseOn(server: string) {
  const name = newName('empty')
  await onServer(server, `create database ${name}`)
  return { url: `${server}/${name}`, drop: () => dropped(server, name) }
}

const newName = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
const dropped = (server: string, name: string) => onServer(server, `drop database if exists ${name} with (force)`)

async function onServer(server: string, ...statements: string[]) {
  const connection = new pg.Client({ connectionString: `${server}/postgres` })
  await connection.connect()
  try {
    for (const statement of statements) await connection.query(statement)
  } finally {
    await connection.end()
  }
}
