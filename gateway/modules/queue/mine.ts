import { and, asc, count, eq, gte, inArray } from 'drizzle-orm'
import type { HeldCase, Mine } from '../../../counter/contract/queue'
import { HELD_NAMES, QUEUE_NAMES, QUEUES, type HeldQueue, type QueueName } from '../../../counter/contract/queues'
import type { WorkEndpoint } from '../../../counter/contract/workEndpoint'
import { shopMidnight } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { QUEUE_SOURCES } from './queueSources'
import { auditLog } from '../../kernel/work/schema'
import { holdsOf } from '../waiting/holds'

type Asked = { staffId: string; now: Date }

/** What somebody has in hand, and what they decided today. */
export const mineOf = async (db: Querying, asked: Asked): Promise<Mine> => ({
  held: await heldBy(db, asked),
  decided: await decidedBy(db, asked),
})

async function heldBy(db: Querying, asked: Asked): Promise<HeldCase[]> {
  const held = []
  for (const queue of HELD_NAMES) held.push(...(await waitingOf(db, queue, await holdsOf(db, { queue, ...asked }))))
  return held.sort((one, other) => one.takenAt.localeCompare(other.takenAt))
}

/** Of what is held what still waits: a member may have taken it back meanwhile. */
async function waitingOf(db: Querying, queue: HeldQueue, holds: ReadonlyMap<string, Date>): Promise<HeldCase[]> {
  if (holds.size === 0) return []
  const { table, id, since, where } = QUEUE_SOURCES[queue](db)
  const rows = await db
    .select({ recordId: id, since })
    .from(table)
    .where(and(where, inArray(id, [...holds.keys()])))
  return rows.flatMap((row) => {
    const [recordId, waitsSince] = [String(row.recordId), row.since as Date]
    const takenAt = holds.get(recordId)
    return takenAt ? [{ queue, recordId, takenAt: takenAt.toISOString(), since: waitsSince.toISOString() }] : []
  })
}

async function decidedBy(db: Querying, { staffId, now }: Asked): Promise<Mine['decided']> {
  const rows = await db
    .select({ line: auditLog.line, hits: count() })
    .from(auditLog)
    .where(and(eq(auditLog.staffId, staffId), eq(auditLog.outcome, 'done'), gte(auditLog.at, new Date(shopMidnight(now)))))
    .groupBy(auditLog.line)
    .orderBy(asc(auditLog.line))
  const byLine = new Map(rows.map(({ line, hits }) => [line, hits]))
  const countOf = (queue: QueueName) =>
    QUEUES[queue].decisions.reduce((sum, { line }: Pick<WorkEndpoint, 'line'>) => sum + (byLine.get(line) ?? 0), 0)
  return QUEUE_NAMES.map((queue) => ({ queue, count: countOf(queue) })).filter((one) => one.count > 0)
}
