import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { svipOrders } from './schema'

/** What was paid for memberships is kept without whose it was; nothing of it goes on, and what was not paid is closed. */
export async function unlinkSvip(tx: Transaction, { memberId, archive }: { memberId: string; archive: string }): Promise<void> {
  await tx
    .update(svipOrders)
    .set({
      memberId: archive,
      nextAt: null,
      state: sql`case when ${svipOrders.state} = 'toPay' then 'closed' else ${svipOrders.state} end`,
    })
    .where(eq(svipOrders.memberId, memberId))
}
