import { today } from '../../../counter/contract/today'
import { MINUTE } from '../../../src/lib/duration'
import { QUEUE_MEANINGS } from '../queue/queueMeanings'
import { queuesOf } from '../queue/queuesOf'
import { keptFor } from '../../kernel/keptFor'
import { implementWork } from '../../kernel/work/implementWork'
import { resend, standingDelivery } from '../message/resend'
import { endingStocks } from './endingStocks'
import { experimentsOf } from './experimentsOf'
import { failedMessage, failedMessages } from './failedMessages'
import { measuresOf } from './measuresOf'
import { visitsOf } from './visitsOf'

/** Nearly as long as the page waits before it asks again. */
const KEPT = 4 * MINUTE
/** They read all that was sold, or reported, in days. */
const [keptStocks, keptVisits, keptExperiments] = [keptFor(KEPT, endingStocks), keptFor(KEPT, visitsOf), keptFor(MINUTE, experimentsOf)]

export const todayWorkHandlers = implementWork(today, {
  figures: async ({ db, now, staff: { roles } }) => ({ at: now.toISOString(), measures: await measuresOf(db, { now, roles }) }),
  stocks: ({ db, now }) => keptStocks(db, now),
  failedMessages: ({ db, now }) => failedMessages(db, now),
  resend: ({ now, staff: { staffId }, params: { deliveryId } }) =>
    Promise.resolve({
      record: `message:${deliveryId}`,
      standing: (tx) => standingDelivery(tx, deliveryId),
      change: async (tx) => {
        const changes = await resend(tx, { deliveryId, staffId, now })
        return { answer: await failedMessage(tx, deliveryId), changes }
      },
    }),
  elsewhere: async ({ db, now }) => ({ waiting: waitingIn(await queuesOf(db, now)) }),
  visits: ({ db, now }) => keptVisits(db, now),
  experiments: ({ db, now }) => keptExperiments(db, now),
})

/** What waits and is worked off outside of the counter, first what waits too long. */
function waitingIn(queues: Awaited<ReturnType<typeof queuesOf>>) {
  const rows = Object.entries(QUEUE_MEANINGS).flatMap(([name, { what, todo, after, queue }]) => {
    const { count, oldestSeconds } = queues[name as keyof typeof queues]
    return queue === undefined ? [{ what, todo, count, oldestSeconds, isLate: count > 0 && oldestSeconds >= after }] : []
  })
  return rows.filter(({ count }) => count > 0).sort((a, b) => Number(b.isLate) - Number(a.isLate) || b.oldestSeconds - a.oldestSeconds)
}
