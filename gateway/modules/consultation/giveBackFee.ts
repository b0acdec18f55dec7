import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { paymentsOf } from '../pay/paymentsOf'
import { requestRefund } from '../pay/requestRefund'
import { payments } from '../pay/schema'
import type { ConsultationRow } from './states'

/** Asks the whole fee of a consultation back, once, whose row this transaction has locked; nothing where none was paid. */
export async function giveBackFee(
  tx: Transaction,
  { row, reason, now }: { row: ConsultationRow; reason: string; now: Date },
): Promise<void> {
  const ofIt = paymentsOf({ kind: 'consultation', code: row.id })
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(ofIt, eq(payments.state, 'paid')))
  if (paid) await requestRefund(tx, { payId: paid.payId, amount: paid.amount, key: `consultation ${row.id}`, reason, now })
}
