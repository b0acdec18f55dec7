import { and, eq, gte, inArray } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { policies } from './schema'

/** How many policies of a member hold, or are paid and to be issued. */
export const countHeldPolicies = (db: Querying, memberId: string, now: Date): Promise<number> =>
  db.$count(
    policies,
    and(eq(policies.memberId, memberId), inArray(policies.state, ['issuing', 'active']), gte(policies.endsOn, shopDate(now))),
  )
