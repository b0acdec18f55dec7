import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { daysAfter, daysBetween, lastDayOf, shopDate, spokenDate } from '../../../src/lib/time'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { yuan } from '../../kernel/yuan'
import { leftOf } from '../benefit/benefitInUse'
import { benefits } from '../benefit/schema'
import { notify } from '../message/notify'
import { policies } from '../plan/schema'
import { openPauseOf } from '../svip/pauses'
import { svipOrders } from '../svip/schema'
import { isPaid, paidRowsOf } from '../svip/standing'
import { typeOfBenefit } from './powers'

/** Days before its last one on which somebody is told. */
const AHEAD = [1, 7, 30] as const
/** The membership tells of its last week itself (`tellSvipEndings`). */
const SVIP_AHEAD = [1, 30] as const
const BATCH = 500

/** Days that are told of today: those of the table, and the day after each where no gateway ran on it. */
const daysTold = (now: Date, ahead: readonly number[]) =>
  ahead.flatMap((days) => [days, days - 1]).map((days) => daysAfter(shopDate(now), days))

/** Of a day that is told of, the figure of the table: what is told once. */
const stepOf = (days: number): number => AHEAD.find((one) => days <= one) ?? days

/** Tells whose rights end in 30, 7 and 1 days, each once; of what is used up nothing. */
export const tellPowerEndings: Job = async (shop) => {
  await tellBenefits(shop)
  await tellMemberships(shop)
}

const tellBenefits: Job = async ({ db, now }) => {
  const due = await db
    .select({ benefit: benefits, policy: policies })
    .from(benefits)
    .leftJoin(policies, eq(policies.benefitId, benefits.benefitId))
    .where(and(isNull(benefits.unboundAt), inArray(benefits.endsOn, daysTold(now, AHEAD))))
    .limit(BATCH)
  await forEach(due, '权益到期提醒', async ({ benefit, policy }) => {
    const left = leftOf(benefit)
    if (left === 0) return
    const days = daysBetween(shopDate(now), benefit.endsOn)
    await inTransaction(db, (tx) =>
      notify(tx, {
        template: 'powerEnding',
        words: {
          ...{ type: typeOfBenefit(policy), name: benefit.planName, days: String(days), day: spokenDate(benefit.endsOn) },
          left: `还剩 ¥${yuan(left)}，到期作废`,
        },
        ...{ memberId: benefit.memberId, event: `${benefit.benefitId}-${stepOf(days)}`, at: now },
      }),
    )
  })
}

const tellMemberships: Job = async ({ db, now }) => {
  const soon = and(gt(svipOrders.endsAt, now), lte(svipOrders.endsAt, new Date(now.getTime() + 32 * DAY)))
  const rows = await db
    .select()
    .from(svipOrders)
    .where(and(soon, eq(svipOrders.state, 'paid')))
    .limit(BATCH)
  const told = daysTold(now, SVIP_AHEAD)
  const due = rows.filter(isPaid).filter(({ endsAt }) => told.includes(lastDayOf(endsAt)))
  await forEach(due, 'SVIP 到期提醒', (row) =>
    inTransaction(db, async (tx) => {
      const isFollowed = (await paidRowsOf(tx, row.memberId)).some(({ startsAt }) => startsAt >= row.endsAt)
      if (isFollowed || (await openPauseOf(tx, row.memberId))) return
      const day = lastDayOf(row.endsAt)
      const days = daysBetween(shopDate(now), day)
      await notify(tx, {
        template: 'powerEnding',
        words: { type: 'svip', name: `SVIP ${row.planName}`, days: String(days), day: spokenDate(day), left: '不会自动续费' },
        ...{ memberId: row.memberId, event: `${row.orderId}-${stepOf(days)}`, at: now },
      })
    }),
  )
}
