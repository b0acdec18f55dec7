import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db, Transaction } from '../../../db/open'
import { orders, payments, payNotices } from '../../../db/schema'
import { ordersPaid, paymentsMismatched } from '../../../kernel/metrics'
import { inTransaction } from '../../../kernel/transaction'
import { markPaid } from '../orderStates'
import { log } from '../../../kernel/log'

type Money = { payId: string; amount: number; paidAt: Date; methodName: string; noticeId?: string; now: Date }

/**
 * What became of money the bank says it has. `paid`: the order is paid by it. `unwanted`: the order was cancelled, or paid in another
 * way already, so the money goes back. `known`: it was taken in before. `unknown` and `mismatch`: no such payment, or another amount.
 */
export type Taken = 'paid' | 'unwanted' | 'known' | 'unknown' | 'mismatch'

/** Takes in that a payment was made: once, however often and from wherever it is told. Only the bank's word comes here, never a client's. */
export async function takePaid(db: Db, money: Money): Promise<Taken> {
  const taken = await inTransaction(db, (tx) => take(tx, money))
  if (taken === 'paid') ordersPaid.inc()
  if (taken === 'mismatch') paymentsMismatched.inc()
  return taken
}

async function take(tx: Transaction, { payId, amount, paidAt, methodName, noticeId, now }: Money): Promise<Taken> {
  const [payment] = await tx.select().from(payments).where(eq(payments.payId, payId))
  if (!payment) return 'unknown'
  if (payment.amount !== amount) {
    log.error(`支付 ${payId} 到账 ${amount} 分，应为 ${payment.amount} 分，未入账，请人工核对`)
    return 'mismatch'
  }
  // Everything that moves an order takes its row first.
  await tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.orderCode, payment.orderCode)).for('update')
  if (noticeId !== undefined) await tx.insert(payNotices).values({ noticeId, payId, at: now }).onConflictDoNothing()
  const [first] = await tx
    .update(payments)
    .set({ state: 'paid', paidAt })
    .where(and(eq(payments.payId, payId), notInArray(payments.state, ['paid', 'refunding', 'refunded'])))
    .returning({ payId: payments.payId })
  if (!first) return 'known'
  if (await markPaid(tx, { orderCode: payment.orderCode, paymentName: methodName, paidAt })) return 'paid'
  await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.payId, payId))
  return 'unwanted'
}

/** A payment that failed may be tried again; it never takes back one that was paid. */
export async function takeFailed(db: Db, { payId, noticeId, now }: { payId: string; noticeId: string; now: Date }): Promise<void> {
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
