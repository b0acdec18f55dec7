import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { takeEarned } from '../earning/takeEarned'
import { requestRefund } from '../pay/requestRefund'
import { standingPaymentOf } from '../pay/standingPayment'
import { orderLines } from '../purchase/schema'
import { lockOrder } from './lockOrder'
import { subjectOfOrder } from './subjectOfOrder'

type Difference = {
  orderCode: string
  lineId: string
  /** Cents for each of the line's pieces from the first on; more than nothing together. */
  pieces: readonly number[]
  /** Idempotency key: the record this is asked for. */
  key: string
  /** What the payer reads at the provider. */
  reason: string
  now: Date
}

/**
 * Asks back a part of what pieces of a line cost that stay with the member, once for a line: what each got is kept in the line, and a later
 * refund of a piece is so much less; so is what the order earned. False where the line had its difference already.
 */
export async function giveBackDifference(tx: Transaction, { orderCode, lineId, pieces, key, reason, now }: Difference): Promise<boolean> {
  await lockOrder(tx, orderCode)
  const paid = await standingPaymentOf(tx, subjectOfOrder(orderCode))
  if (!paid) throw new HttpError(409, 'NOTHING_PAID', '订单没有可退的付款')
  const amount = pieces.reduce((sum, one) => sum + one, 0)
  const [kept] = await tx
    .update(orderLines)
    .set({ keptPieces: [...pieces], refunded: sql`${orderLines.refunded} + ${amount}` })
    .where(and(eq(orderLines.lineId, lineId), eq(orderLines.orderCode, orderCode), isNull(orderLines.keptPieces)))
    .returning({ lineId: orderLines.lineId })
  if (!kept) return false
  await takeEarned(tx, { orderCode, now })
  await requestRefund(tx, { payId: paid.payId, amount, key, reason, now })
  return true
}
