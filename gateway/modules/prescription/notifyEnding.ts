import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { shopDay } from '../../../src/lib/time'
import { messages } from '../message/schema'
import { patientNameOf } from './named'
import { prescriptions } from './schema'
import { isIn, MOVES } from './states'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'

const BATCH = 200
const DAYS_BEFORE = 1

/** Tells of an approved prescription that ends within a day and was not used, once. */
export const notifyEnding: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const told = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.template, 'prescriptionEnds'), eq(messages.event, prescriptions.prescriptionId)))
  const unused = and(isIn(MOVES.take.from, now), isNull(prescriptions.hiddenAt))
  const ending = await db
    .select()
    .from(prescriptions)
    .where(and(unused, lte(prescriptions.validUntil, new Date(now.getTime() + DAYS_BEFORE * DAY)), notExists(told)))
    .orderBy(asc(prescriptions.validUntil))
    .limit(BATCH)
  await forEach(ending, '处方到期的提醒', async ({ prescriptionId, memberId, patientName, validUntil }) => {
    const patient = { ring, name: patientNameOf(ring, { prescriptionId, patientName }) }

    await inTransaction(db, async (tx) => {
      // An order that takes it meanwhile is waited for.
      const [still] = await tx
        .select({ prescriptionId: prescriptions.prescriptionId })
        .from(prescriptions)
        .where(and(eq(prescriptions.prescriptionId, prescriptionId), unused))
        .for('share')
      const words = { day: shopDay(validUntil), prescriptionId }
      if (still) await notify(tx, { template: 'prescriptionEnds', memberId, event: prescriptionId, patient, words, at: now })
    })
  })
}
