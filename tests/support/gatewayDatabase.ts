import type { Database } from '../../gateway/db/open'
import type { Pooled } from './pooledDatabase'
import { openPooledPglite } from './pooledPglite'
import { emptyDatabaseOn, openPooledPostgres } from './pooledPostgres'
import { recordStatement } from './recordedStatements'
import { ownStatements } from './ownStatements'
import { watchWrites } from './watchWrites'

/** What the run's set-up prepared: the data of an embedded database, or a server with a template on it. */
type Prepared = { pglite?: string; postgres?: string }
const prepared = () => JSON.parse(process.env.GATEWAY_TEMPLATE ?? '{}') as Prepared

/** Databases of this test file that nobody uses just now, each with what its last user wrote: to reset those tables costs far less than a new one. */
const idle: Array<{ pooled: Pooled; reset: string }> = []

/** A database of one's own, migrated and seeded: PGlite, or PostgreSQL where the run is on it (`DATABASE=postgres`). */
export async function freshDatabase(): Promise<Database & { url?: string }> {
  const pooled = await pristine()
  const writes = watchWrites()
  const own = ownStatements()
  let isClosed = false
  // Who still holds on to a database that was given back (a timer, a late answer) must not write into the next test's.
  const guard = <T extends object>(client: T) =>
    new Proxy(client, {
      get(target, name) {
        if (isClosed) throw new Error('This test is over')
        own.check(name)
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  const logQuery = (statement: string, values: unknown[]) => {
    recordStatement(statement, values)
    writes.note(statement)
  }
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await pooled.settled()
    const reset = writes.reset()
    if (reset === undefined) await pooled.end()
    else idle.push({ pooled, reset })
  }
  const { kind, url } = pooled
  return {
    db: own.watched(pooled.connect(guard, { logQuery })),
    kind,
    close,
    /** Who asks for the address may write over connections of their own, which nobody watches. */
    get url() {
      writes.noteUnknown()
      return url
    },
  }
}

async function pristine(): Promise<Pooled> {
  const ready = idle.pop()
  if (!ready) return opened()
  if (ready.reset) await ready.pooled.run(ready.reset)
  return ready.pooled
}

async function opened(): Promise<Pooled> {
  const { pglite, postgres } = prepared()
  if (postgres) return openPooledPostgres(postgres)
  if (pglite) return openPooledPglite(pglite)
  throw new Error('Run gateway tests with tests/jest.gateway.cjs: its set-up prepares the database.')
}

/** Closes the databases of this file for good. */
export const closeIdle = () => Promise.all(idle.splice(0).map(({ pooled }) => pooled.end()))

/** The address of a new database without a table on the run's server, and what drops it. */
export const emptyDatabase = () => emptyDatabaseOn(prepared().postgres ?? '')
