import { and } from 'drizzle-orm'
import { QUEUE_NAMES, QUEUES } from '../../../counter/contract/queues'
import type { Role } from '../../../counter/contract/workEndpoint'
import type { Querying } from '../../db/open'
import { measureQueue } from '../waiting/measureQueue'
import { QUEUE_SOURCES } from './queueSources'
import { queueTargetsOf } from '../waiting/queueTargets'

/** What waits in each queue of somebody with these roles, and in how many minutes it is meant to be worked off. */
export async function waitingFor(db: Querying, roles: readonly Role[], now: Date) {
  const targets = await queueTargetsOf(db)
  const queues = []
  for (const queue of queuesOfRoles(roles)) {
    const { where, forRoles, ...source } = QUEUE_SOURCES[queue](db)
    const own = { ...source, where: and(where, forRoles?.(roles)) }
    queues.push({ queue, targetMinutes: targets[queue], ...(await measureQueue(db, own, now)) })
  }
  return queues
}

const queuesOfRoles = (roles: readonly Role[]) =>
  QUEUE_NAMES.filter((name) => QUEUES[name].roles.some((role: Role) => roles.includes(role)))
