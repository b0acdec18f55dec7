import { sql } from 'drizzle-orm'
import type { Collecting } from '../../../src/contract/collects'
import type { Endpoint } from '../../../src/contract/endpoint'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { collections } from './schema'
import { shopDate } from '../../../src/lib/time'
import type { RequestContext } from '../../kernel/requestContext'
import { log } from '../../lib/log'

type Collected = Collecting & { memberId: string; now: Date }

const { placeholder } = sql
const upsert = prepared((db) =>
  db
    .insert(collections)
    .select(
      sql`select ${placeholder('memberId')}::text, kind, ${placeholder('scene')}::text, ${placeholder('day')}::text, 1, ${placeholder('lastAt')}::timestamptz from unnest(${placeholder('kinds')}::text[]) as kind`,
    )
    .onConflictDoUpdate({
      target: [collections.memberId, collections.kind, collections.scene, collections.day],
      set: { count: sql`${collections.count} + 1`, lastAt: sql`excluded.last_at` },
    })
    .prepare(''),
)

/** Counts what was collected of a member, a row a day. */
export async function logKinds(db: Querying, { memberId, scene, kinds, now }: Collected) {
  await upsert(db).execute({ memberId, scene, kinds, day: shopDate(now), lastAt: now.toISOString() })
}

/** After a call that was answered: writes down what it collected. A log that cannot be written does not undo the call. */
export async function logCollected(endpoint: Endpoint, context: RequestContext, answer: unknown): Promise<void> {
  const { collects } = endpoint
  const memberId = context.memberId ?? memberIn(answer)
  if (!collects || collects === 'nothing' || memberId === undefined || isOfHall(answer)) return
  try {
    await logKinds(context.db, { ...collects, memberId, now: context.now })
  } catch (error) {
    log.error({ err: error }, `${endpoint.line} 的收集记录没有写入`)
  }
}

/** Nothing is collected of whoever looks at what belongs to the men's health hall. */
const isOfHall = (answer: unknown) => ((answer ?? {}) as { isDiscreet?: unknown }).isDiscreet === true

/** The member of a login's answer. */
function memberIn(answer: unknown): string | undefined {
  const { userId, session } = (answer ?? {}) as { userId?: unknown; session?: { userId?: unknown } | null }
  const found = userId ?? session?.userId
  return typeof found === 'string' ? found : undefined
}
