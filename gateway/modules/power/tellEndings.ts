import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { daysAfter, daysBetween, instantOn, lastDayOf, shopDate, spokenDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { forEachBatch, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { yuan } from '../../lib/yuan'
import { leftOf } from '../benefit/benefitInUse'
import { benefits } from '../benefit/schema'
import { notify } from '../message/notify'
import { policies } from '../plan/schema'
import { openPauseOf } from '../svip/pauses'
import { svipOrders, type SvipRow } from '../svip/schema'
import { isPaid, paidRowsOf } from '../svip/standing'
import { typeOfBenefit } from './powers'

/** Days before its last one on which somebody is told. */
const AHEAD = [1, 7, 30] as const
/** The membership tells of its last week itself (`tellSvipEndings`). */
const SVIP_AHEAD = [1, 30] as const

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

const tellBenefits: Job = ({ db, now }) =>
  forEachBatch({
    what: '权益到期提醒',
    read: (after, limit) =>
      db
        .select({ benefit: benefits, policy: policies })
        .from(benefits)
        .leftJoin(policies, eq(policies.benefitId, benefits.benefitId))
        .where(and(gt(benefits.benefitId, after), isNull(benefits.unboundAt), inArray(benefits.endsOn, daysTold(now, AHEAD))))
        .orderBy(asc(benefits.benefitId))
        .limit(limit),
    keyOf: ({ benefit }) => benefit.benefitId,
    work: async ({ benefit, policy }) => {
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
    },
  })

/** That a membership's last day is one of these. */
const endsOnOneOf = (days: readonly string[]) =>
  or(...days.map((day) => and(gt(svipOrders.endsAt, instantOn(day)), lte(svipOrders.endsAt, instantOn(daysAfter(day, 1))))))

const tellMemberships: Job = ({ db, now }) =>
  forEachBatch({
    what: 'SVIP 到期提醒',
    read: (after, limit) =>
      db
        .select()
        .from(svipOrders)
        .where(and(gt(svipOrders.orderId, after), eq(svipOrders.state, 'paid'), endsOnOneOf(daysTold(now, SVIP_AHEAD))))
        .orderBy(asc(svipOrders.orderId))
        .limit(limit),
    keyOf: ({ orderId }) => orderId,
    work: (row) => inTransaction(db, (tx) => tellMembership(tx, row, now)),
  })

async function tellMembership(tx: Transaction, row: SvipRow, now: Date): Promise<void> {
  if (!isPaid(row)) return
  const isFollowed = (await paidRowsOf(tx, row.memberId)).some(({ startsAt }) => startsAt >= row.endsAt)
  if (isFollowed || (await openPauseOf(tx, row.memberId))) return
  const day = lastDayOf(row.endsAt)
  const days = daysBetween(shopDate(now), day)
  await notify(tx, {
    template: 'powerEnding',
    words: { type: 'svip', name: `SVIP ${row.planName}`, days: String(days), day: spokenDate(day), left: '不会自动续费' },
    ...{ memberId: row.memberId, event: `${row.orderId}-${stepOf(days)}`, at: now },
  })
}
