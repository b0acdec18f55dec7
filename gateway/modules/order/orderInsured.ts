import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { giveBackLimit } from '../benefit/limit'
import { orderLines } from '../purchase/schema'

/** Gives what an insurer would pay of an order, which is cancelled, back to the limit, as far as it did not go back with its pieces. */
export async function giveBackInsured(tx: Transaction, orderCode: string): Promise<void> {
  const own = and(eq(orderLines.orderCode, orderCode), gt(orderLines.insured, orderLines.refundedInsured))
  const [left] = await tx
    .select({ insured: sql<number>`coalesce(sum(${orderLines.insured} - ${orderLines.refundedInsured}), 0)::int` })
    .from(orderLines)
    .where(own)
  if (!left || left.insured === 0) return
  await tx
    .update(orderLines)
    .set({ refundedInsured: sql`${orderLines.insured}` })
    .where(own)
  await giveBackLimit(tx, orderCode, left.insured)
}
