import { and, eq, isNotNull } from 'drizzle-orm'
import type { RefundWay } from '../../../counter/contract/pay'
import { shopMoment } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { refundClosings, refunds } from './schema'
import { HttpError, notFound } from '../../lib/httpError'
import type { Standing } from '../../kernel/work/version'
import { endRefund, lockSubjectOf } from './endRefund'
import { factsIn, readRefunds, refundView } from './listRefunds'

type Refund = typeof refunds.$inferSelect

/** A refund by its number; 404 of one that there is not. */
export async function refundToClose(db: Db, refundNumber: string): Promise<Refund> {
  const [found] = await db.select().from(refunds).where(eq(refunds.refundNumber, refundNumber))
  if (!found) throw notFound('这笔退款')
  return found
}

type Closing = { found: Refund; way: RefundWay; note: string; staffId: string; now: Date }

/** Closes a refund by hand, once the provider has failed: 409 REFUNDED where it did it after all, 409 UNDER_WAY while it still tries. */
export async function closeRefund(tx: Transaction, { found, way, note, staffId, now }: Closing): Promise<void> {
  const { refundNumber } = found
  const subject = await lockSubjectOf(tx, found)
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.refundNumber, refundNumber), eq(refunds.state, 'failed')))
  if (!refund) throw await notFailed(tx, refundNumber, now)
  await tx.insert(refundClosings).values({ refundNumber, way, note, closedBy: staffId, at: now })
  await endRefund(tx, { refund, subject, now, byHand: way })
}

/** A refund, what it is of locked: everything that moves either takes that first. */
export async function standingRefund(tx: Transaction, found: Refund): Promise<Standing> {
  await lockSubjectOf(tx, found)
  const [row] = await readRefunds(tx).where(eq(refunds.refundNumber, found.refundNumber))
  if (!row) throw notFound('这笔退款')
  const { closing, by } = row
  return { facts: factsIn(row), decided: closing && { by: by ?? '', at: closing.at, what: '了结这笔退款' } }
}

/** The provider did it after all, or still tries. */
async function notFailed(tx: Transaction, refundNumber: string, now: Date): Promise<HttpError> {
  const { failedAt, requestedAt } = await refundView(tx, refundNumber)
  const [done] = await tx
    .select({ doneAt: refunds.doneAt })
    .from(refunds)
    .where(and(eq(refunds.refundNumber, refundNumber), isNotNull(refunds.doneAt)))
  return done
    ? new HttpError(409, 'REFUNDED', `支付平台已在 ${shopMoment(done.doneAt ?? failedAt ?? requestedAt, now)} 退回这笔款项，不用再人工处理`)
    : new HttpError(409, 'UNDER_WAY', '支付平台还在处理这笔退款，失败之后才能人工了结')
}
