import { and, eq, exists, ne, notExists } from 'drizzle-orm'
import type { RefundWay } from '../../../counter/contract/pay'
import type { Transaction } from '../../db/open'
import { payments, refunds } from './schema'
import { paymentsOf } from './paymentsOf'
import { UNWANTED } from './requestRefund'
import { tellRefundMoved } from './refundFollowers'
import { kindOf, subjectOf, type Subject } from './subject'

type Refund = typeof refunds.$inferSelect

const isOpen = ne(refunds.state, 'done')
/** A refund, as long as its money is not back. */
export const openRefund = ({ refundNumber }: Pick<Refund, 'refundNumber'>) => and(eq(refunds.refundNumber, refundNumber), isOpen)

/** Locks what a refund's payment paid: everything that moves a subject takes its row first. */
export async function lockSubjectOf(tx: Transaction, { payId }: Pick<Refund, 'payId'>): Promise<Subject> {
  const [payment] = await tx.select().from(payments).where(eq(payments.payId, payId))
  if (!payment) throw new Error(`There is no payment ${payId}`)
  const subject = subjectOf(payment)
  await kindOf(subject).lock(tx, subject.code)
  return subject
}

type Ending = { refund: Refund; subject: Subject; now: Date; byHand?: RefundWay }

/** The money is back, by the provider's word or by hand: of the refund, of its payment, and of what was paid. The subject is locked. */
export async function endRefund(tx: Transaction, { refund, subject, now, byHand }: Ending): Promise<void> {
  const { refundNumber, payId, amount, idempotencyKey } = refund
  await tx
    .update(refunds)
    .set({ state: 'done', doneAt: now, nextAttemptAt: null, failedAt: null, lastError: null })
    .where(openRefund(refund))
  const openOf = tx
    .select({ refundNumber: refunds.refundNumber })
    .from(refunds)
    .where(and(eq(refunds.payId, payments.payId), isOpen))
  await tx
    .update(payments)
    .set({ state: 'refunded' })
    .where(and(eq(payments.payId, payId), eq(payments.state, 'refunding'), notExists(openOf)))
  const [waiting] = await tx
    .select({ payId: payments.payId })
    .from(payments)
    .where(and(paymentsOf(subject), exists(openOf)))
    .limit(1)
  await kindOf(subject).markRefunded(tx, {
    code: subject.code,
    refundNumber,
    amount,
    isUnwanted: idempotencyKey === UNWANTED,
    isLast: !waiting,
    now,
    ...(byHand && { byHand }),
  })
  await tellRefundMoved(tx, { subject, key: idempotencyKey, to: 'done', wasByHand: byHand !== undefined, now })
}
