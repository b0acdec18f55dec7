import { and } from 'drizzle-orm'
import { queue } from '../../../counter/contract/queue'
import { HELD_QUEUES, QUEUE_NAMES, QUEUES, type HeldQueue } from '../../../counter/contract/queues'
import type { Role } from '../../../counter/contract/workEndpoint'
import { measureQueue } from '../../kernel/jobs/measureQueue'
import { QUEUE_SOURCES } from '../../kernel/jobs/queueSources'
import { implementWork } from '../../kernel/work/implementWork'
import { queueTargetsOf } from './queueTargets'
import { mineOf } from './mine'
import { giveBackHold, holderOf, keepHold, takeHold } from './holds'

export const queueWorkHandlers = implementWork(queue, {
  waiting: async ({ db, now, staff: { roles } }) => {
    const targets = await queueTargetsOf(db)
    const queues = []
    for (const queue of queuesOfRoles(roles)) {
      const { where, forRoles, ...source } = QUEUE_SOURCES[queue](db)
      const own = { ...source, where: and(where, forRoles?.(roles)) }
      queues.push({ queue, targetMinutes: targets[queue], ...(await measureQueue(db, own, now)) })
    }
    return { queues }
  },

  mine: ({ db, now, staff: { staffId } }) => mineOf(db, { staffId, now }),

  holder: async ({ db, now, staff: { staffId, lastInputAt }, params }) => {
    await keepHold(db, { ...params, now, staffId, lastInputAt })
    return { holder: await holderOf(db, { ...params, now }) }
  },

  take: ({ now, staff: { staffId }, params }) =>
    Promise.resolve({
      record: recordOf(params),
      change: async (tx) => {
        await takeHold(tx, { ...params, now, staffId })
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

const queuesOfRoles = (roles: readonly Role[]) =>
  QUEUE_NAMES.filter((name) => QUEUES[name].roles.some((role: Role) => roles.includes(role)))
