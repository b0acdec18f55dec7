import { and, eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Db } from '../../db/open'
import { orders, payments } from '../../db/schema'
import { inTransaction } from '../../kernel/transaction'
import type { Bank } from '../../outside/bank'

/** Sends back the money that waits for it, of one order or of all. The refund's name is the payment's, so that a repeated one sends nothing twice. */
export async function sendRefunds({ db, bank, now, orderCode }: { db: Db; bank: Bank; now: Date; orderCode?: string }): Promise<void> {
  const waiting = eq(payments.state, 'refunding')
  const due = await db
    .select()
    .from(payments)
    .where(orderCode === undefined ? waiting : and(waiting, eq(payments.orderCode, orderCode)))
  for (const { payId, amount, orderCode: of } of due) {
    await bank.refund({ payId, amount, refundId: `refund-${payId}` })
    await inTransaction(db, async (tx) => {
      await tx
        .update(orders)
        .set({ refundedAt: now })
        .where(and(eq(orders.orderCode, of), eq(orders.status, OrderStatus.cancelled)))
      await tx
        .update(payments)
        .set({ state: 'refunded' })
        .where(and(eq(payments.payId, payId), eq(payments.state, 'refunding')))
    })
  }
}
