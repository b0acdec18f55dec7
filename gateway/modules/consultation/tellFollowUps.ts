import { and, eq, exists, isNull, lte } from 'drizzle-orm'
import { HOUR } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { forEach, type Job } from '../../kernel/jobs/job'
import { members } from '../../kernel/schema'
import { inTransaction } from '../../kernel/transaction'
import { tellFollowUp } from './consultationMessages'
import { consultations } from './schema'

const BATCH = 100
/** Hour of the day, by the shop's clock, from which a member is told. */
const FROM_HOUR = 10

/** On the day on which a doctor wants to hear of it again, from ten in the morning on, the member is told so, once; nobody whose account is closed. */
export const tellFollowUps: Job = async ({ db, now }) => {
  const day = shopDate(new Date(now.getTime() - FROM_HOUR * HOUR))
  const theirs = and(eq(members.memberId, consultations.memberId), isNull(members.erasedAt))
  const isOpen = exists(db.select({ memberId: members.memberId }).from(members).where(theirs))
  const isDue = and(lte(consultations.followUpOn, day), isNull(consultations.followUpToldAt), isOpen)
  const due = await db.select({ id: consultations.id }).from(consultations).where(isDue).limit(BATCH)
  await forEach(due, '复诊提醒', ({ id }) =>
    inTransaction(db, async (tx) => {
      const [told] = await tx
        .update(consultations)
        .set({ followUpToldAt: now })
        .where(and(eq(consultations.id, id), isDue))
        .returning()
      if (told) await tellFollowUp(tx, told, now)
    }),
  )
}
