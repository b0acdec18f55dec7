import type { Database } from '../../gateway/db/open'
import type { Pooled } from './pooledDatabase'
import { ownStatements } from './ownStatements'
import { openPooledPglite } from './pooledPglite'
import { emptyDatabaseOn, openPooledPostgres } from './pooledPostgres'
import { noteStatement } from './sentStatements'

/** What the run's set-up prepared: the data of an embedded database, or a server with a template on it. */
type Prepared = { pglite?: string; postgres?: string }
const prepared = () => JSON.parse(process.env.GATEWAY_TEMPLATE ?? '{}') as Prepared

/** Databases of this test file that nobody uses just now: one is put back into its first state in a tenth of the time a new one takes. */
const idle: Pooled[] = []

/** A database of one's own, migrated and seeded: PGlite, or PostgreSQL where the run is on it (`DATABASE=postgres`). */
export async function freshDatabase(): Promise<Database & { url?: string | undefined }> {
  const pooled = (await putBack(idle.pop())) ?? (await openPooled())
  const own = ownStatements()
  let isClosed = false
  let isShared = false
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
  const close = async () => {
    if (isClosed) return
    isClosed = true
    if (isShared || !pooled.isQuiet()) await pooled.end()
    else idle.push(pooled)
  }
  return {
    db: own.watched(pooled.connect(guard, { logQuery: noteStatement })),
    kind: pooled.kind,
    close,
    /** Another process that was given the address may write when this test is over: nobody uses such a database again. */
    get url() {
      isShared = true
      return pooled.url
    },
  }
}

/** The same database, as new; nothing where a test changed more than rows. */
async function putBack(pooled: Pooled | undefined): Promise<Pooled | undefined> {
  if (!pooled) return undefined
  let isNew = false
  try {
    isNew = await pooled.putBack()
    if (isNew && process.env.CHECK_PUT_BACK) await requireSame(pooled)
  } finally {
    if (!isNew) await pooled.end()
  }
  return isNew ? pooled : undefined
}

/** For who changes how databases are put back: `CHECK_PUT_BACK=1` compares every table each time. */
async function requireSame(pooled: Pooled) {
  const names = await pooled.differences()
  if (names.length === 0) return
  await pooled.end()
  throw new Error(`Not put back: ${names.join(', ')}`)
}

/** One of this file's databases, as the template has it. */
export async function openPooled(): Promise<Pooled> {
  const { pglite, postgres } = prepared()
  if (postgres) return openPooledPostgres(postgres)
  if (pglite) return openPooledPglite(pglite)
  throw new Error('Run gateway tests with tests/jest.gateway.cjs: its set-up prepares the database.')
}

/** Leaves the databases of this file to the next. */
export const leaveIdle = () => Promise.all(idle.splice(0).map((pooled) => pooled.leave()))

/** The address of a new database without a table on the run's server, and what drops it. */
export const emptyDatabase = () => emptyDatabaseOn(prepared().postgres ?? '')
