import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { payments } from './schema'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import { methodName } from './methodName'
import { recordPaid } from './recordPaid'
import { paymentsOf } from './paymentsOf'
import type { Subject } from './subject'

type Closing = { db: Db; ring: KeyRing; bank: PaymentProvider; subject: Subject; now: Date }

/**
 * Closes what is open of a subject's payments at the bank, before it is cancelled or after it was paid. The bank decides the
 * race: a payment that was made before it could be closed is taken in here, and pays the subject or goes back.
 */
export async function closePayments({ db, ring, bank, subject, now }: Closing): Promise<void> {
  const open = await db
    .select()
    .from(payments)
    .where(and(paymentsOf(subject), inArray(payments.state, ['unknown', 'failed'])))
  for (const { payId, methodId } of open) {
    await bank.close(payId)
    const { state, amount, paidAt } = await bank.query(payId)
    if (state === 'paid') await recordPaid(db, { ring, payId, amount, paidAt: paidAt ?? now, methodName: methodName(bank, methodId), now })
    else
      await db
        .update(payments)
        .set({ state: 'closed' })
        .where(and(eq(payments.payId, payId), inArray(payments.state, ['unknown', 'failed'])))
  }
}
