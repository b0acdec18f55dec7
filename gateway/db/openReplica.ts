import { sql } from 'drizzle-orm'
import { log } from '../lib/log'
import { migratedUntil, migrationsIn } from './migrated'
import type { Database, Db, Tables } from './open'
import { poolOf } from './postgres'
import { sendReads } from './replica'

type Options = { tables: Tables; replicaUrl: string; migrationsFolder: string; poolSize?: number | undefined }
export type Replica = Pick<Database, 'close'> & { /** Looks now whether it keeps up. */ look: () => Promise<void> }

/** Milliseconds between two looks at the replica. */
const CHECK_INTERVAL_MS = 1000
/** Milliseconds that the replica may lag behind: older than that nobody may read. Jobs start every three seconds, so it is told no finer. */
const MAX_LAG_MS = 10_000

/**
 * Opens a read replica of a database: a hot standby, or a logical one that has all its tables. Reads go to it while it keeps up; one that is
 * away, too old or not migrated yet is left out, which the log says, and looked at again a second later. The shop never waits for it.
 */
export async function openReplica(primary: Db, { tables, replicaUrl, migrationsFolder, poolSize }: Options): Promise<Replica> {
  const { db, run, end } = poolOf({ tables, databaseUrl: replicaUrl, poolSize, readOnly: true })
  const newest = migrationsIn(migrationsFolder).at(-1)?.when
  let problem: string | undefined
  const look = async () => {
    const found = await problemOf().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    if (found !== undefined && found !== problem) log.warn(`只读副本暂不使用，全部从主库读取：${found}`)
    if (found === undefined && problem !== undefined) log.info('只读副本已跟上，恢复使用')
    problem = found
  }
  const problemOf = async (): Promise<string | undefined> => {
    if ((await migratedUntil(run)) !== newest) return '它的表还没有升级到本版本'
    const lag = (await lastStart(primary)) - (await lastStart(db))
    return lag > MAX_LAG_MS ? `它落后主库 ${Math.round(lag / 1000)} 秒` : undefined
  }
  await look()
  sendReads(primary, () => (problem === undefined ? db : primary))
  let timer = setTimeout(watch, CHECK_INTERVAL_MS)
  function watch() {
    void look().then(() => (timer = setTimeout(watch, CHECK_INTERVAL_MS).unref()))
  }
  timer.unref()
  return {
    look,
    close: async () => {
      clearTimeout(timer)
      sendReads(primary, () => primary)
      await end()
    },
  }
}

/** When a job last began, in milliseconds: the newest thing that every shop writes. */
async function lastStart(db: Db): Promise<number> {
  const newest = sql`(extract(epoch from max(started_at)) * 1000)::float8`.mapWith(Number)
  const [row] = await db.select({ at: newest }).from(sql`job_leases`)
  return row?.at ?? 0
}
