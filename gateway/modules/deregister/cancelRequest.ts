import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { deregistrations } from '../../kernel/schema'
import { notFound, HttpError } from '../../lib/httpError'

type Row = typeof deregistrations.$inferSelect

/** Takes back a request to close an account; twice is once. Throws 409 ALREADY_DONE of an account that is closed. */
export async function cancelRequest(db: Db, requestId: string, now: Date): Promise<Row> {
  const [cancelled] = await db
    .update(deregistrations)
    .set({ state: 'cancelled', endedAt: now, isHeldUp: false })
    .where(and(eq(deregistrations.requestId, requestId), eq(deregistrations.state, 'cooling')))
    .returning()
  const row = cancelled ?? (await requestOf(db, requestId))
  if (row.state === 'done') throw new HttpError(409, 'ALREADY_DONE', '注销已完成，无法撤销；您可以用手机号重新注册')
  return row
}

/** A request to close an account, by its token; 404 of one that there is not. */
export async function requestOf(db: Db, requestId: string): Promise<Row> {
  const [row] = await db.select().from(deregistrations).where(eq(deregistrations.requestId, requestId))
  if (!row) throw notFound('这条注销记录')
  return row
}
