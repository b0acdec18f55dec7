import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { payments, payNotices } from './schema'
import type { KeyRing } from '../../lib/keyRing'
import { ordersPaid, paymentsMismatched } from '../../lib/metrics'
import { inTransaction } from '../../kernel/transaction'
import { requestRefund, UNWANTED } from './requestRefund'
import { kindOf, subjectOf } from './subject'
import { log } from '../../lib/log'

type Money = { ring: KeyRing; payId: string; amount: number; paidAt: Date; methodName: string; noticeId?: string; now: Date }

/**
 * The outcome of a payment that the bank reports. `paid`: its subject is paid by it. `unwanted`: that was
 * cancelled, or paid in another way already, so the money goes back. `known`: it was taken in before. `unknown` and `mismatch`: no such
 * payment, or another amount.
 */
export type PaymentOutcome = 'paid' | 'unwanted' | 'known' | 'unknown' | 'mismatch'

/** Takes in that a payment was made: once, however often and from wherever it is told. Only the bank's word comes here, never a client's. */
export async function recordPaid(db: Db, money: Money): Promise<PaymentOutcome> {
  const taken = await inTransaction(db, (tx) => take(tx, money))
  if (taken === 'paid') ordersPaid.inc()
  if (taken === 'mismatch') paymentsMismatched.inc()
  return taken
}

async function take(tx: Transaction, { ring, payId, amount, paidAt, methodName, noticeId, now }: Money): Promise<PaymentOutcome> {
  const [payment] = await tx.select().from(payments).where(eq(payments.payId, payId))
  if (!payment) return 'unknown'
  if (payment.amount !== amount) {
    log.error(`支付 ${payId} 到账 ${amount} 分，应为 ${payment.amount} 分，未入账，请人工核对`)
    return 'mismatch'
  }
  const { kind, code } = subjectOf(payment)
  const { lock, markPaid } = kindOf({ kind })
  await lock(tx, code)
  if (noticeId !== undefined) await tx.insert(payNotices).values({ noticeId, payId, at: now }).onConflictDoNothing()
  const [first] = await tx
    .update(payments)
    .set({ state: 'paid', paidAt })
    .where(and(eq(payments.payId, payId), notInArray(payments.state, ['paid', 'refunding', 'refunded'])))
    .returning({ payId: payments.payId })
  if (!first) return 'known'
  if (await markPaid(tx, { code, paymentName: methodName, paidAt, ring, now })) return 'paid'
  await requestRefund(tx, { payId, amount, key: UNWANTED, reason: '款项未用于付款，原路退回', now })
  return 'unwanted'
}

/** A payment that failed may be tried again; it never takes back one that was paid. */
export async function recordFailed(db: Db, { payId, noticeId, now }: { payId: string; noticeId: string; now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [first] = await tx
      .insert(payNotices)
      .values({ noticeId, payId, at: now })
      .onConflictDoNothing()
      .returning({ noticeId: payNotices.noticeId })
    if (first)
      await tx
        .update(payments)
        .set({ state: 'failed' })
        .where(and(eq(payments.payId, payId), inArray(payments.state, ['unknown'])))
  })
}
