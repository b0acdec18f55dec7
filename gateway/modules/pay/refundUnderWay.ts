import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { payments, refunds } from './schema'
import type { Subject } from './subject'

/** Whether money of any of these subjects is on its way back. */
export async function isRefundUnderWay(db: Querying, subjects: readonly Subject[]): Promise<boolean> {
  const [open] = await db
    .select({ refundNumber: refunds.refundNumber })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(
      and(
        ne(refunds.state, 'done'),
        inArray(
          payments.subjectCode,
          subjects.map(({ code }) => code),
        ),
      ),
    )
    .limit(1)
  return open !== undefined
}
