import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { payments } from './schema'
import { afterPayment } from './afterPayment'
import { methodName } from './methodName'
import { recordPaid } from './recordPaid'
import { subjectOf } from './subject'
import { forEach, type Job } from '../../kernel/jobs/job'

const BATCH = 50
/** Milliseconds without a word before the bank is asked, and between two questions. */
const POLL_DELAY_MS = 20_000

/** Polls the payment provider about payments whose notification did not come: closing the page after paying, or a lost message, loses nothing. */
export const askBank: Job = async ({ db, providers: { bank, fileKeys: ring }, now }) => {
  const before = new Date(now.getTime() - POLL_DELAY_MS)
  const silent = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'unknown'),
        isNotNull(payments.openedAt),
        lte(sql`coalesce(${payments.askedAt}, ${payments.createdAt})`, before),
      ),
    )
    .orderBy(asc(sql`coalesce(${payments.askedAt}, ${payments.createdAt})`))
    .limit(BATCH)
  await forEach(silent, '支付查询', async ({ payId, methodId, askedAt, ...payment }) => {
    const unasked = askedAt === null ? isNull(payments.askedAt) : eq(payments.askedAt, askedAt)
    const [mine] = await db
      .update(payments)
      .set({ askedAt: now })
      .where(and(eq(payments.payId, payId), unasked))
      .returning({ payId: payments.payId })
    if (!mine) return
    const { state, amount, paidAt } = await bank.query(payId)
    if (state === 'paid') {
      const taken = await recordPaid(db, { ring, payId, amount, paidAt: paidAt ?? now, methodName: methodName(bank, methodId), now })
      await afterPayment(taken, { db, ring, bank, subject: subjectOf(payment), now })
    } else if (state !== 'unknown') {
      await db
        .update(payments)
        .set({ state })
        .where(and(eq(payments.payId, payId), inArray(payments.state, ['unknown'])))
    }
  })
}
