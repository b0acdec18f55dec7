import { and, eq, gt } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { svipOrders } from './schema'

/** How many memberships of a member run or are still to begin. */
export const countHeld = (db: Querying, memberId: string, now: Date): Promise<number> =>
  db.$count(svipOrders, and(eq(svipOrders.memberId, memberId), eq(svipOrders.state, 'paid'), gt(svipOrders.endsAt, now)))
