import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { paymentsOf } from './paymentsOf'
import { payments, refunds } from './schema'
import type { Subject } from './subject'

/** By which method a subject was paid, if it was, and what of its money goes or went back, the newest first. */
export async function moneyOfSubject(db: Querying, subject: Subject) {
  const [paid] = await db
    .select({ methodId: payments.methodId })
    .from(payments)
    .where(and(paymentsOf(subject), isNotNull(payments.paidAt)))
    .orderBy(payments.paidAt)
    .limit(1)
  const back = await db
    .select({
      ...{ refundNumber: refunds.refundNumber, amount: refunds.amount, reason: refunds.reason },
      ...{ requestedAt: refunds.requestedAt, doneAt: refunds.doneAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(paymentsOf(subject))
    .orderBy(desc(refunds.requestedAt), desc(refunds.refundNumber))
  return { methodId: paid?.methodId, refunds: back }
}
