import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { payments, refunds } from './schema'
import { inTransaction } from '../../kernel/transaction'
import { forEach, type Job } from '../../kernel/jobs/job'
import { UNWANTED, wholeRefundOf } from './requestRefund'

const BATCH = 100
type Payment = typeof payments.$inferSelect
type State = Payment['state']

/**
 * Records the refunds that a gateway of the release before began or ended on the payment's own row, in batches: an update of all of them in
 * the migration would lock them against the gateways that run.
 */
export const takeOverRefunds: Job = ({ db, now }) => takeOver({ db, now, states: ['refunding', 'refunded'] })

/** The same for the states given: `refunding` alone are few, and wait to be sent. */
export async function takeOver({ db, now, states }: { db: Db; now: Date; states: State[] }): Promise<void> {
  for (let from = ''; ;) {
    const found = await db
      .select()
      .from(payments)
      .where(and(inArray(payments.state, states), lt(payments.refunded, payments.amount), gt(payments.payId, from)))
      .orderBy(asc(payments.payId))
      .limit(BATCH)
    await forEach(found, '退款的补记', (payment) => inTransaction(db, (tx) => record(tx, payment, now)))
    const last = found.at(-1)
    if (found.length < BATCH || !last) return
    from = last.payId
  }
}

async function record(tx: Transaction, { payId, amount, state, refunded }: Payment, now: Date): Promise<void> {
  const [mine] = await tx
    .update(payments)
    .set({ refunded: amount })
    .where(and(eq(payments.payId, payId), eq(payments.state, state), eq(payments.refunded, refunded)))
    .returning()
  if (mine) await tx.insert(refunds).values(refundOf(mine, amount - refunded, now))
}

function refundOf(payment: Payment, amount: number, now: Date): typeof refunds.$inferInsert {
  const { payId, state, paidAt, refundAttempts: attempts, refundNextAttemptAt, refundStartedAt, refundFailed } = payment
  const isDone = state === 'refunded'
  return {
    refundNumber: wholeRefundOf(payId),
    payId,
    idempotencyKey: UNWANTED,
    amount,
    reason: '订单取消，退还货款',
    state: isDone ? 'done' : refundFailed ? 'failed' : 'waiting',
    requestedAt: refundStartedAt ?? (isDone ? paidAt : null) ?? now,
    attempts,
    nextAttemptAt: isDone ? null : attempts === 0 ? now : refundNextAttemptAt,
    lastError: payment.refundLastError,
    failedAt: payment.refundFailedAt,
    doneAt: isDone ? (payment.refundAskedAt ?? paidAt ?? now) : null,
  }
}
