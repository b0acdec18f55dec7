import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '../../gateway/tables'
import type { Pooled } from './pooledDatabase'
import { DIFFERENCES, FORGET_SESSION, PUT_BACK, REPLICA } from './pristineTables'

/**
 * A database of the run's server, as the template has it: one that an earlier test file left, put back, or a copy of the template, which
 * takes twenty times as long.
 */
export async function openPooledPostgres(server: string): Promise<Pooled> {
  const left = await takeLeft(server)
  if (left) {
    const pooled = pooledAt(server, left)
    if (await pooled.putBack()) return pooled
    await pooled.end()
  }
  const name = newName('test')
  await inTurn(server, (ask) => ask(`create database ${name} template template_qinghe`))
  return pooledAt(server, name)
}

function pooledAt(server: string, name: string): Pooled {
  const url = `${server}/${name}`
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  pool.on('error', () => undefined)
  // For putting back alone; its plans are made once.
  const keeper = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, options: `-c ${REPLICA}` })
  keeper.on('error', () => undefined)
  const closed = () => Promise.all([pool.end(), keeper.end()])
  return {
    kind: 'postgres',
    url,
    connect: (guard, logger) => drizzle(guard(pool), { schema, ...(logger && { logger }) }),
    isQuiet: () => pool.idleCount === pool.totalCount && pool.waitingCount === 0,
    async putBack() {
      await forgetSessions(pool)
      const { rows } = await keeper.query<{ done: boolean }>(PUT_BACK)
      return rows[0]?.done === true
    },
    differences: async () => (await pool.query<{ name: string }>(DIFFERENCES)).rows.map(({ name }) => name),
    async end() {
      await closed()
      await dropped(server, name)
    },
    async leave() {
      await closed()
      await onServer(server, (ask) => ask(`alter database ${name} rename to ${newName(LEFT)}`))
    },
  }
}

/** What a database is called that waits for the next test file. */
const LEFT = 'left'

/** Takes a database that an earlier file left, by giving it another name. */
function takeLeft(server: string): Promise<string | undefined> {
  return inTurn(server, async (ask) => {
    const { rows } = await ask(`select datname as name from pg_database where datname like '${LEFT}\\_%' limit 1`)
    if (!rows[0]) return undefined
    const name = newName('test')
    await ask(`alter database ${rows[0].name} rename to ${name}`)
    return name
  })
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
  await onServer(server, (ask) => ask(`create database ${name}`))
  return { url: `${server}/${name}`, drop: () => dropped(server, name) }
}

const newName = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
const dropped = async (server: string, name: string): Promise<void> => {
  await onServer(server, (ask) => ask(`drop database if exists ${name} with (force)`))
}

type Ask = (statement: string) => Promise<{ rows: Array<{ name: string }> }>

/** Two copies of one template at once would refuse each other, and two may want the same database: the lock makes them queue. */
const inTurn = <T>(server: string, work: (ask: Ask) => Promise<T>) =>
  onServer(server, async (ask) => {
    await ask('select pg_advisory_lock(1)')
    return work(ask)
  })

async function onServer<T>(server: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const connection = new pg.Client({ connectionString: `${server}/postgres` })
  await connection.connect()
  try {
    return await work((statement) => connection.query(statement))
  } finally {
    await connection.end()
  }
}
