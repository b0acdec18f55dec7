import { and, eq, gte } from 'drizzle-orm'
import { daysAfter } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { signDays } from './schema'
import type { Signer } from './lockForSigning'

/** Whether yesterday may be made up by itself: once in a calendar month, and only a day on which somebody was a member. */
export async function mayRepair(db: Querying, { memberId, since }: Signer, today: string): Promise<boolean> {
  const yesterday = daysAfter(today, -1)
  if (yesterday < since) return false
  const [repaired] = await db
    .select({ day: signDays.day })
    .from(signDays)
    .where(and(eq(signDays.memberId, memberId), eq(signDays.way, 'repaired'), gte(signDays.day, `${yesterday.slice(0, 7)}-01`)))
    .limit(1)
  return !repaired
}
