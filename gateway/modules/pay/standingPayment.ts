import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { payments } from './schema'
import { paymentsOf } from './paymentsOf'
import type { Subject } from './subject'

/** The payment that pays a subject, and what is left of it in cents; nothing where nothing was to be paid, or all of it was asked back. */
export async function standingPaymentOf(db: Querying, subject: Subject): Promise<{ payId: string; left: number } | undefined> {
  const [standing] = await db
    .select()
    .from(payments)
    .where(and(paymentsOf(subject), eq(payments.state, 'paid')))
  return standing && { payId: standing.payId, left: standing.amount - standing.refunded }
}
