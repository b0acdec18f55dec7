import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Callback, CallForm } from '../../../counter/contract/callback'
import type { Transaction } from '../../db/open'
import { callbacks } from './schema'
import { notFound } from '../../lib/httpError'
import type { Standing } from '../../kernel/work/version'
import { factsIn, readCallbacks, viewOf } from './listCallbacks'

type Recording = { requestId: string; staffId: string; now: Date } & z.infer<typeof CallForm>

/** Records how a call ended, once. Answers the member who had asked; null of a visitor, and where it was recorded before. */
export async function recordCall(tx: Transaction, { requestId, staffId, outcome, note, now }: Recording): Promise<string | null> {
  const [called] = await tx
    .update(callbacks)
    .set({ calledAt: now, calledBy: staffId, outcome, note })
    .where(and(eq(callbacks.requestId, requestId), isNull(callbacks.calledAt)))
    .returning({ memberId: callbacks.memberId })
  return called?.memberId ?? null
}

/** A request to be called back, its row locked; 404 of one that there is not. */
export async function standingCallback(tx: Transaction, requestId: string): Promise<Standing> {
  await tx.select({ requestId: callbacks.requestId }).from(callbacks).where(eq(callbacks.requestId, requestId)).for('update')
  const [row] = await readCallbacks(tx).where(eq(callbacks.requestId, requestId))
  if (!row) throw notFound('这条回电登记')
  const { calledAt: at } = row.callback
  return { facts: await factsIn(tx, row.callback), decided: at && { by: row.calledBy ?? '', at, what: '记录过这通回电' } }
}

/** A request as the counter shows it; 404 of one that there is not. */
export async function callbackOf(tx: Transaction, requestId: string): Promise<Callback> {
  const [row] = await readCallbacks(tx).where(eq(callbacks.requestId, requestId))
  if (!row) throw notFound('这条回电登记')
  return viewOf(tx, row)
}
