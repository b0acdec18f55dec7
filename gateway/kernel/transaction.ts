import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../db/open'
import { prepared } from '../db/prepared'
import { idempotencyKeys } from './schema'
import { keyReused } from './keyReused'

const RETRYABLE = new Set(['40001', '40P01'])

/** The SQLSTATE of a database error, however deep Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

type Done = (db: Db) => void
const waiting = new WeakMap<Transaction, Done[]>()

/** Runs `done` once what this transaction wrote is there for everybody: for caches of this process, never for what must not be forgotten. */
export const afterCommit = (tx: Transaction, done: Done) => void waiting.set(tx, [...(waiting.get(tx) ?? []), done])

/** Runs `work` in one transaction; a serialization failure or deadlock is retried, five times in all. */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let own: Transaction | undefined
    try {
      const answer = await db.transaction((tx) => work((own = tx)))
      if (own) for (const done of waiting.get(own) ?? []) done(db)
      return answer
    } catch (error) {
      if (tries >= 5 || !RETRYABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

const owner = sql.placeholder('owner')
const key = sql.placeholder('key')
const own = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
const begin = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({ owner, key, line: sql.placeholder('line'), requestHash: sql.placeholder('requestHash'), at: sql.placeholder('at') })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare(''),
)
const finish = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}::jsonb` })
    .where(own)
    .prepare(''),
)
const finished = prepared((db) => db.select().from(idempotencyKeys).where(own).prepare(''))

type Write = { owner: string; key: string; line: string; request: unknown; now: Date }

/** Idempotency: does a write once for its key. See `RequestContext.idempotent`. */
export async function runIdempotent<T>(
  db: Db,
  { owner, key, line, request, now }: Write,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([line, request]))
    .digest('hex')
  return inTransaction(db, async (tx) => {
    const [first] = await begin(tx).execute({ owner, key, line, requestHash, at: now })
    if (!first) {
      const [done] = await finished(tx).execute({ owner, key })
      if (done?.requestHash !== requestHash) throw keyReused()
      return done.answer as T
    }
    const answer = await work(tx)
    await finish(tx).execute({ owner, key, answer: JSON.stringify(answer) })
    return answer
  })
}
