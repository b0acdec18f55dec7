import { queue } from '../../../counter/contract/queue'
import { QUEUE_NAMES, QUEUES } from '../../../counter/contract/queues'
import type { Role } from '../../../counter/contract/workEndpoint'
import { measureQueue } from '../../kernel/jobs/measureQueue'
import { QUEUE_SOURCES } from '../../kernel/jobs/queueSources'
import { implementWork } from '../../kernel/work/implementWork'

export const queueWorkHandlers = implementWork(queue, {
  waiting: async ({ db, now, staff: { roles } }) => {
    const queues = []
    for (const name of queuesOfRoles(roles)) queues.push({ queue: name, ...(await measureQueue(db, QUEUE_SOURCES[name](db), now)) })
    return { queues }
  },
})

const queuesOfRoles = (roles: readonly Role[]) =>
  QUEUE_NAMES.filter((name) => QUEUES[name].roles.some((role: Role) => roles.includes(role)))
