import { and, asc, eq, lte } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { payments, refundClosings, refunds } from './schema'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import { log } from '../../lib/log'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import { inTransaction } from '../../kernel/transaction'
import type { PaymentProvider, RefundState } from '../../providers/payment/paymentProvider'
import { paymentsOf } from './paymentsOf'
import { endRefund, lockSubjectOf, openRefund as open } from './endRefund'
import { tellRefundMoved } from './refundFollowers'
import type { Subject } from './subject'

/** WeChat Pay wants a minute between two questions. After a month only the provider's own notification ends a refund, or somebody by hand. */
const BACKOFF: Backoff = { first: MINUTE, cap: 6 * HOUR, until: 30 * DAY }
const BATCH = 100

type Refund = typeof refunds.$inferSelect
type Sending = { db: Db; bank: PaymentProvider; now: Date; subject?: Subject }

/**
 * Sends the outbox of refunds, of one subject or of all, and asks about what is on its way. The provider sends a number once, so that a
 * repeated one sends nothing twice. One that cannot be sent keeps no other waiting.
 */
export async function sendRefunds({ db, bank, now, subject }: Sending): Promise<void> {
  const due = await db
    .select({ refund: refunds, total: payments.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(and(lte(refunds.nextAttemptAt, now), subject && paymentsOf(subject)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(BATCH)
  for (const { refund, total } of due) {
    const claimed = await claim(db, refund, now)
    if (!claimed) continue
    try {
      await takeState(db, claimed, await stateOf(bank, refund, total), now)
    } catch (error) {
      await noteFailure(db, claimed, error, now)
    }
  }
}

/** Claims this attempt (optimistic locking): of several that saw the refund due, one asks the bank. One that dies is followed by the next attempt. */
async function claim(db: Db, refund: Refund, now: Date): Promise<Refund | undefined> {
  const attempts = refund.attempts + 1
  const [claimed] = await db
    .update(refunds)
    .set({ attempts, nextAttemptAt: nextAttempt(BACKOFF, { attempts, since: refund.requestedAt, now }) })
    .where(and(open(refund), eq(refunds.attempts, refund.attempts)))
    .returning()
  return claimed
}

async function noteFailure(db: Db, refund: Refund, error: unknown, now: Date): Promise<void> {
  const { lastError, nextAttemptAt: next, failedAt } = refund
  logFailedAttempt({ what: named(refund), err: error, hasFailedBefore: lastError !== null, next })
  const lastFault = { lastError: faultText(error) }
  if (next !== null) return void (await db.update(refunds).set(lastFault).where(open(refund)))
  await inTransaction(db, async (tx) => {
    const subject = await lockSubjectOf(tx, refund)
    await tx
      .update(refunds)
      .set({ ...lastFault, state: 'failed', failedAt: failedAt ?? now })
      .where(open(refund))
    await tellRefundMoved(tx, { subject, key: refund.idempotencyKey, to: 'byHand', now })
  })
}

const named = ({ refundNumber, payId }: Refund) => `支付 ${payId} 的退款 ${refundNumber} `

/** Asks about what was asked for before, and asks for what the bank does not know. */
async function stateOf(
  bank: PaymentProvider,
  { refundNumber, payId, amount, reason, attempts }: Refund,
  total: number,
): Promise<RefundState> {
  const present = attempts > 0 ? await bank.refundState(refundNumber) : 'unknown'
  return present === 'unknown' ? bank.refund({ payId, amount, total, refundId: refundNumber, reason }) : present
}

/** Handles a refund's webhook. An unknown refund changes nothing. */
export async function recordRefund(
  db: Db,
  { payId, refundId, state, now }: { payId: string; refundId: string; state: RefundState; now: Date },
): Promise<void> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.refundNumber, refundId), eq(refunds.payId, payId)))
  if (refund) await takeState(db, refund, state, now)
}

async function takeState(db: Db, refund: Refund, state: RefundState, now: Date): Promise<void> {
  const alarm = await inTransaction(db, async (tx) => {
    const subject = await lockSubjectOf(tx, refund)
    const [present] = await tx.select().from(refunds).where(open(refund))
    if (!present) return state === 'done' && (await wasClosedByHand(tx, refund)) ? '人工了结之后，支付平台又退了一次，请核对' : undefined
    if (state !== 'done')
      return (await noteState(tx, { refund: present, subject }, state, now)) ? '无法原路退回，请到支付平台人工处理' : undefined
    await endRefund(tx, { refund: present, subject, now })
    return undefined
  })
  if (alarm !== undefined) log.error(`${named(refund)}${alarm}`)
}

async function wasClosedByHand(tx: Transaction, { refundNumber }: Refund): Promise<boolean> {
  return (await tx.$count(refundClosings, eq(refundClosings.refundNumber, refundNumber))) > 0
}

/** Not back yet. True where this is the first time that somebody has to look at it. */
async function noteState(tx: Transaction, { refund, subject }: { refund: Refund; subject: Subject }, state: RefundState, now: Date) {
  const isGivenUp = refund.attempts > 0 && refund.nextAttemptAt === null
  const hasFailed = state === 'failed' || isGivenUp
  await tx
    .update(refunds)
    .set(
      hasFailed
        ? { state: 'failed', failedAt: refund.failedAt ?? now, lastError: 'The provider cannot send the money back by itself' }
        : { state: 'waiting', failedAt: null, lastError: null },
    )
    .where(open(refund))
  await tellRefundMoved(tx, { subject, key: refund.idempotencyKey, to: hasFailed ? 'byHand' : 'bank', now })
  return hasFailed && refund.state !== 'failed'
}
