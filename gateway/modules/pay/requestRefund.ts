import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { payments, refunds } from './schema'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { keyReused } from '../../kernel/keyReused'
import { paymentsOf } from './paymentsOf'
import type { Subject } from './subject'

/** The key of the refund of money that nobody awaited, and of every refund that a gateway of the release before began. */
export const UNWANTED = 'unwanted'

type Requested = {
  payId: string
  /** Cents; more than nothing. */
  amount: number
  /** Idempotency key: what causes it. The same cause again asks nothing back again, and is refused with another amount. */
  key: string
  /** What was asked for under the key, where the amount alone does not tell. */
  requestHash?: string
  /** What the payer reads at the provider, at most 80 characters. */
  reason: string
  now: Date
}

/**
 * Asks money of a payment back, in the transaction of what causes it; `sendRefunds` sends it. The payment's row counts what was asked back, so
 * that any number of refunds together never come to more than was paid. The caller holds the subject's row.
 */
export async function requestRefund(tx: Transaction, { payId, amount, key, requestHash, reason, now }: Requested): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.payId, payId))
  const refundNumber = numberOf(payId, payment?.refunded === 0 && payment.amount === amount)
  const [first] = await tx
    .insert(refunds)
    .values({
      refundNumber,
      payId,
      idempotencyKey: key,
      requestHash,
      amount,
      reason,
      state: 'waiting',
      requestedAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing({ target: [refunds.payId, refunds.idempotencyKey] })
    .returning({ refundNumber: refunds.refundNumber })
  if (!first) return refuseOtherAmount(tx, { payId, amount, key })
  const after = sql`${payments.refunded} + ${amount}`
  const [counted] = await tx
    .update(payments)
    .set({ refunded: after, state: sql`case when ${after} = ${payments.amount} then 'refunding' else ${payments.state} end` })
    .where(and(eq(payments.payId, payId), eq(payments.state, 'paid'), lte(after, payments.amount)))
    .returning({ payId: payments.payId })
  if (!counted) throw new HttpError(409, 'REFUND_TOO_MUCH', '退款超过了这笔付款还能退的金额')
}

async function refuseOtherAmount(tx: Transaction, { payId, amount, key }: Pick<Requested, 'payId' | 'amount' | 'key'>): Promise<void> {
  const [known] = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.payId, payId), eq(refunds.idempotencyKey, key)))
  if (known?.amount !== amount) throw keyReused()
}

type Known = { subject: Subject; key: string; requestHash: string }

/**
 * What was asked back for a subject by this cause before; refused where it asked for something else. A refund that a gateway of the release
 * before wrote does not say what for.
 */
export async function requestedRefund(tx: Transaction, { subject, key, requestHash }: Known) {
  const [known] = await tx
    .select({ amount: refunds.amount, requestHash: refunds.requestHash })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(and(paymentsOf(subject), eq(refunds.idempotencyKey, key)))
  if (known && known.requestHash !== null && known.requestHash !== requestHash) throw keyReused()
  return known
}

/** The whole of a payment goes back under the number that a gateway of the release before sends it under, so that both send it once. */
const numberOf = (payId: string, isWhole: boolean) => (isWhole ? wholeRefundOf(payId) : `refund-${payId}-${randomId(6)}`)

export const wholeRefundOf = (payId: string) => `refund-${payId}`
