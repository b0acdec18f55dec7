import { and, asc, eq, gt, isNull, lt, notExists, or } from 'drizzle-orm'
import { shopDate, shopHour } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { signDays, signReminders } from './schema'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'

/** In the evening, before phones are left alone (`message/quietHours`). */
const isTime = (now: Date) => shopHour(now) >= 19 && shopHour(now) < 22

export const openReminder = async (db: Querying, { memberId, now }: { memberId: string; now: Date }) => {
  await db.insert(signReminders).values({ memberId, since: now }).onConflictDoNothing()
}

export const closeReminder = async (db: Querying, memberId: string) => {
  await db.delete(signReminders).where(eq(signReminders.memberId, memberId))
}

/** Reminds who asked for it and has not signed today: once an evening. */
export const remindSigning: Job = async ({ db, now }) => {
  if (!isTime(now)) return
  const today = shopDate(now)
  await forEachMember({
    what: '签到提醒',
    read: (after, limit) =>
      db
        .select({ memberId: signReminders.memberId })
        .from(signReminders)
        .where(and(isUnreminded(today), isUnsigned(db, today), gt(signReminders.memberId, after)))
        .orderBy(asc(signReminders.memberId))
        .limit(limit),
    work: ({ memberId }) => inTransaction(db, (tx) => remind(tx, { memberId, today, now })),
  })
}

const isUnreminded = (today: string) => or(isNull(signReminders.remindedOn), lt(signReminders.remindedOn, today))

const isUnsigned = (db: Querying, today: string) =>
  notExists(
    db
      .select({ day: signDays.day })
      .from(signDays)
      .where(and(eq(signDays.memberId, signReminders.memberId), eq(signDays.day, today))),
  )

async function remind(tx: Transaction, { memberId, today, now }: { memberId: string; today: string; now: Date }) {
  const [mine] = await tx
    .update(signReminders)
    .set({ remindedOn: today })
    .where(and(eq(signReminders.memberId, memberId), isUnreminded(today)))
    .returning({ memberId: signReminders.memberId })
  if (mine) await notify(tx, { template: 'signReminder', memberId, event: today, words: {}, at: now })
}
