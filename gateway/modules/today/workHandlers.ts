import { today } from '../../../counter/contract/today'
import { DAY } from '../../../src/lib/duration'
import { QUEUE_MEANINGS } from '../../kernel/jobs/queueMeanings'
import { queuesOf } from '../../kernel/jobs/queuesOf'
import { implementWork } from '../../kernel/work/implementWork'
import { reportOf } from '../analytics/reportOf'
import { daysOf } from './daysOf'

const REPORT_DAYS = 7
const DAYS = 14
/** Of each list; what comes after them is rare. */
const MAX_ROWS = 10

export const todayWorkHandlers = implementWork(today, {
  figures: async ({ db, now, staff: { roles } }) => {
    const report = await reportOf(db, { from: new Date(now.getTime() - REPORT_DAYS * DAY), to: now })
    return {
      at: now.toISOString(),
      days: await daysOf(db, { now, days: DAYS }),
      waiting: roles.includes('operator') ? waitingIn(await queuesOf(db, now)) : [],
      visits: {
        count: report.visits,
        funnel: report.funnel,
        pages: report.views.slice(0, MAX_ROWS),
        origins: report.origins.slice(0, MAX_ROWS),
        errors: report.errors.slice(0, MAX_ROWS).map(({ name, route, count }) => ({ name, route, count })),
      },
    }
  },
})

/** What waits and is worked off outside of the counter, first what waits too long. */
function waitingIn(queues: Awaited<ReturnType<typeof queuesOf>>) {
  const rows = Object.entries(QUEUE_MEANINGS).flatMap(([name, { what, todo, after, queue }]) => {
    const { count, oldestSeconds } = queues[name as keyof typeof queues]
    return queue === undefined ? [{ what, todo, count, oldestSeconds, isLate: count > 0 && oldestSeconds >= after }] : []
  })
  return rows.filter(({ count }) => count > 0).sort((a, b) => Number(b.isLate) - Number(a.isLate) || b.oldestSeconds - a.oldestSeconds)
}
