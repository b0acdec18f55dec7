import { and, eq, inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { payments } from './schema'
import { notFound } from '../../lib/httpError'
import { ANY_PAYER, type PaymentProvider } from '../../providers/payment/paymentProvider'
import { payableOf, subjectOf, type Payable } from './subject'

/**
 * What is paid by the link that a relative has, and the method it was made for. `bill` is the id of the payment that the member
 * opened for anybody: random, and handed out in the link alone.
 */
export async function billOf(
  db: Querying,
  { bank, bill }: { bank: PaymentProvider; bill: string },
): Promise<{ payable: Payable; methodId: string }> {
  const sharedMethods = bank.methods.filter(({ shared }) => shared).map(({ id }) => id)
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payId, bill), eq(payments.payer, ANY_PAYER.key), inArray(payments.methodId, sharedMethods)))
  if (!found) throw notFound('付款链接')
  return { payable: await payableOf(db, subjectOf(found)), methodId: found.methodId }
}
