import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { policies } from './schema'

/** How many policies of a member hold, or are paid and to be issued: those that are paid at once, and those in instalments. */
export async function countHeldPolicies(db: Querying, memberId: string, now: Date): Promise<{ whole: number; inInstalments: number }> {
  const held = and(eq(policies.memberId, memberId), inArray(policies.state, ['issuing', 'active']), gte(policies.endsOn, shopDate(now)))
  const isInInstalments = sql`${policies.terms} ? 'instalments'`
  const all = await db.$count(policies, held)
  const inInstalments = await db.$count(policies, and(held, isInInstalments))
  return { whole: all - inInstalments, inInstalments }
}
