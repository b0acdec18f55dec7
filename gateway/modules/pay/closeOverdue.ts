import { inTransaction } from '../../kernel/transaction'
import { forEach, type Job } from '../../kernel/jobs/job'
import { closePayments } from './closePayments'
import { payableKinds } from './subject'

/** Of each kind, in one run. */
const BATCH = 100

/**
 * Closes what was not paid in time, of every kind. The bank is asked to close first: money that came in time pays the subject, whatever
 * happened to its notification; money that comes later is sent back (`recordPaid`). While the bank cannot be asked, the subject waits.
 */
export const closeOverdue: Job = async ({ db, providers: { bank, fileKeys: ring }, now }) => {
  for (const { kind, noun, overdue, expire } of payableKinds()) {
    const due = (await overdue(db, { now, limit: BATCH })).map((code) => ({ code }))
    await forEach(due, `超时${noun}的取消`, async ({ code }) => {
      await closePayments({ db, ring, bank, subject: { kind, code }, now })
      await inTransaction(db, (tx) => expire(tx, code, now))
    })
  }
}
