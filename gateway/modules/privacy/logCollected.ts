import { sql } from 'drizzle-orm'
import type { Endpoint } from '../../../src/contract/endpoint'
import type { Querying } from '../../db/open'
import { collections } from '../../db/schema'
import { shopDate } from '../../../src/lib/shopDate'
import type { Visit } from '../../kernel/visit'
import { COLLECTS } from './collects'
import type { Kind } from './kinds'
import { log } from '../../kernel/log'

type Collected = { memberId: string; scene: string; kinds: readonly Kind[]; now: Date }

/** Counts what was collected of a member, a row a day. */
export async function logKinds(db: Querying, { memberId, scene, kinds, now }: Collected) {
  await db
    .insert(collections)
    .values(kinds.map((kind) => ({ memberId, kind, scene, day: shopDate(now), count: 1, lastAt: now })))
    .onConflictDoUpdate({
      target: [collections.memberId, collections.kind, collections.scene, collections.day],
      set: { count: sql`${collections.count} + 1`, lastAt: now },
    })
}

/** After a call that was answered: writes down what it collected. A log that cannot be written does not undo the call. */
export async function logCollected(endpoint: Endpoint, visit: Visit, answer: unknown): Promise<void> {
  const collecting = COLLECTS[endpoint.line]
  const memberId = visit.memberId ?? memberIn(answer)
  if (!collecting || memberId === undefined) return
  try {
    await logKinds(visit.db, { ...collecting, memberId, now: visit.now })
  } catch (error) {
    log.error({ err: error }, `${endpoint.line} 的收集记录没有写入`)
  }
}

/** Who a login let in. */
function memberIn(answer: unknown): string | undefined {
  const { userId, session } = (answer ?? {}) as { userId?: unknown; session?: { userId?: unknown } | null }
  const found = userId ?? session?.userId
  return typeof found === 'string' ? found : undefined
}
