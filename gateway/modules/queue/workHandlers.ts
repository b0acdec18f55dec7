import { queue } from '../../../counter/contract/queue'
import { HELD_QUEUES, type HeldQueue } from '../../../counter/contract/queues'
import { implementWork } from '../../kernel/work/implementWork'
import { mineOf } from './mine'
import { giveBackHold, holderOf, keepHold, takeHold } from '../waiting/holds'
import { QUEUE_SOURCES } from './queueSources'
import { waitingFor } from './waitingFor'

export const queueWorkHandlers = implementWork(queue, {
  waiting: async ({ db, now, staff: { roles } }) => ({ queues: await waitingFor(db, roles, now) }),

  mine: ({ db, now, staff: { staffId } }) => mineOf(db, { staffId, now }),

  holder: async ({ db, now, staff: { staffId, lastInputAt }, params }) => {
    await keepHold(db, { ...params, now, staffId, lastInputAt })
    return { holder: await holderOf(db, { ...params, now }) }
  },

  take: ({ now, staff: { staffId }, params }) =>
    Promise.resolve({
      record: recordOf(params),
      change: async (tx) => {
        await takeHold(tx, { ...params, source: QUEUE_SOURCES[params.queue], now, staffId })
        return { answer: { holder: await holderOf(tx, { ...params, now }) } }
      },
    }),

  giveBack: ({ now, staff: { staffId }, params }) =>
    Promise.resolve({
      record: recordOf(params),
      change: async (tx) => {
        await giveBackHold(tx, { ...params, now, staffId })
        return { answer: { done: true } as const }
      },
    }),
})

const recordOf = ({ queue, recordId }: { queue: HeldQueue; recordId: string }) => `${HELD_QUEUES[queue].kind}:${recordId}`
