import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { payments, refunds } from './schema'
import { randomId } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import { paymentsOf } from './paymentsOf'
import type { Subject } from './subject'

/** The key of the refund of money that nobody awaited, and of every refund that a gateway of the release before began. */
export const UNWANTED = 'unwanted'

type Requested = {
  payId: string
  /** Cents; more than nothing. */
  amount: number
  /** Idempotency key: what causes it. The same cause again asks nothing back again. */
  key: string
  /** What the payer reads at the provider, at most 80 characters. */
  reason: string
  now: Date
}

/**
 * Asks money of a payment back, in the transaction of what causes it; `sendRefunds` sends it. The payment's row counts what was asked back, so
 * that any number of refunds together never come to more than was paid. The caller holds the subject's row.
 */
export async function requestRefund(tx: Transaction, { payId, amount, key, reason, now }: Requested): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.payId, payId))
  const refundNumber = numberOf(payId, payment?.refunded === 0 && payment.amount === amount)
  const [first] = await tx
    .insert(refunds)
    .values({ refundNumber, payId, idempotencyKey: key, amount, reason, state: 'waiting', requestedAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [refunds.payId, refunds.idempotencyKey] })
    .returning({ refundNumber: refunds.refundNumber })
  if (!first) return
  const after = sql`${payments.refunded} + ${amount}`
  const [counted] = await tx
    .update(payments)
    .set({ refunded: after, state: sql`case when ${after} = ${payments.amount} then 'refunding' else ${payments.state} end` })
    .where(and(eq(payments.payId, payId), eq(payments.state, 'paid'), lte(after, payments.amount)))
    .returning({ payId: payments.payId })
  if (!counted) throw new HttpError(409, 'REFUND_TOO_MUCH', '退款超过了这笔付款还能退的金额')
}

/** What was asked back for a subject by this cause before. */
export async function requestedRefund(tx: Transaction, { subject, key }: { subject: Subject; key: string }) {
  const [known] = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(and(paymentsOf(subject), eq(refunds.idempotencyKey, key)))
  return known
}

/** The whole of a payment goes back under the number that a gateway of the release before sends it under, so that both send it once. */
const numberOf = (payId: string, isWhole: boolean) => (isWhole ? wholeRefundOf(payId) : `refund-${payId}-${randomId(6)}`)

export const wholeRefundOf = (payId: string) => `refund-${payId}`
