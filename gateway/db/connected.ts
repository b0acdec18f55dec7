import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../lib/log'
import { ConnectionFailed } from './refused'

/** SQLSTATE of a server that starts, recovers or stops. */
const NOT_YET = '57P03'
/** Milliseconds between two tries at such a server, and until nobody waits for it any longer. */
const STARTING = { pause: 500, patience: 60_000 }

/** Does something on a connection of its own, without the limits of the shop's pool. */
export async function connected<T>(databaseUrl: string, work: (connection: pg.Client) => Promise<T>): Promise<T> {
  const connection = await connectionTo(databaseUrl, Date.now() + STARTING.patience)
  try {
    return await work(connection)
  } finally {
    await connection.end().catch(() => undefined)
  }
}

/** A machine that has just started has its database a moment after the gateway: a server that says it is starting is waited for. */
async function connectionTo(databaseUrl: string, deadline: number): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect(databaseUrl)
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === NOT_YET
      if (!isStarting || Date.now() > deadline) throw new ConnectionFailed(error)
      if (tries === 1) log.info('数据库正在启动，等它就绪')
      await delay(STARTING.pause)
    }
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true })
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    return connection
  } catch (error) {
    await connection.end().catch(() => undefined)
    throw error
  }
}
