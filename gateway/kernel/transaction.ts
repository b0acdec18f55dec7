import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '../db/open'
import { doneWrites } from '../db/schema'
import { Refusal } from './refusal'

const AGAIN = new Set(['40001', '40P01'])

/** The SQLSTATE of a database error, however deep Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/** Runs `work` in one transaction; a serialisation failure or deadlock is tried again, five times in all. */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries >= 5 || !AGAIN.has(sqlState(error) ?? '')) throw error
    }
  }
}

type Write = { owner: string; key: string; line: string; request: unknown; now: Date }

/** Does a write once for its key. See `Visit.once`. */
export async function doOnce<T>(db: Db, { owner, key, line, request, now }: Write, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([line, request]))
    .digest('hex')
  return inTransaction(db, async (tx) => {
    const [first] = await tx
      .insert(doneWrites)
      .values({ owner, key, line, requestHash, at: now })
      .onConflictDoNothing()
      .returning({ key: doneWrites.key })
    const own = and(eq(doneWrites.owner, owner), eq(doneWrites.key, key))
    if (!first) {
      const [done] = await tx.select().from(doneWrites).where(own)
      if (done?.requestHash !== requestHash) throw new Refusal(422, 'KEY_REUSED', '这次提交的内容与上次不同，请刷新后重试')
      return done.answer as T
    }
    const answer = await work(tx)
    await tx.update(doneWrites).set({ answer }).where(own)
    return answer
  })
}
