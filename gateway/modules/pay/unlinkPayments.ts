import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { bankPayments } from '../../providers/payment/localBank/schema'
import { orders } from '../purchase/schema'
import { paymentsOfMember } from './paymentsOf'
import { payments, refundClosings, refunds } from './schema'

/** An erased member's payments and refunds stay with the trade, without who paid and what was noted. They are found by what they paid, as long as that is the member's. */
export async function unlinkPayments(tx: Transaction, { memberId }: { memberId: string }): Promise<void> {
  await tx.update(payments).set({ openId: null }).where(paymentsOfMember(tx, memberId))
  const refunded = tx
    .select({ refundNumber: refunds.refundNumber })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(paymentsOfMember(tx, memberId))
  await tx.update(refundClosings).set({ note: '' }).where(inArray(refundClosings.refundNumber, refunded))
  // A masked name is on the bill for the relative who is asked to pay; nobody is asked any more.
  const theirs = tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.memberId, memberId))
  await tx.update(bankPayments).set({ payerFor: null }).where(inArray(bankPayments.orderCode, theirs))
}
