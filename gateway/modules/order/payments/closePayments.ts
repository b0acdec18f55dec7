import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/open'
import { payments } from '../../../db/schema'
import type { Bank } from '../../../providers/payment/bank'
import { methodName } from './methodName'
import { takePaid } from './takePaid'

/**
 * Closes what is open of an order's payments at the bank, before the order is cancelled or after it was paid. The bank decides the
 * race: a payment that was made before it could be closed is taken in here, and pays the order or goes back.
 */
export async function closePayments({ db, bank, orderCode, now }: { db: Db; bank: Bank; orderCode: string; now: Date }): Promise<void> {
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderCode, orderCode), inArray(payments.state, ['unknown', 'failed'])))
  for (const { payId, methodId } of open) {
    await bank.close(payId)
    const { state, amount, paidAt } = await bank.query(payId)
    if (state === 'paid') await takePaid(db, { payId, amount, paidAt: paidAt ?? now, methodName: methodName(bank, methodId), now })
    else
      await db
        .update(payments)
        .set({ state: 'closed' })
        .where(and(eq(payments.payId, payId), inArray(payments.state, ['unknown', 'failed'])))
  }
}
