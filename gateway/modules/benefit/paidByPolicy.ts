import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { benefits, benefitUses } from './schema'

/** Whether an order is paid by a policy that was applied for in this shop. */
export async function isPaidByPolicy(db: Querying, orderCode: string): Promise<boolean> {
  const [found] = await db
    .select({ benefitId: benefits.benefitId })
    .from(benefitUses)
    .innerJoin(benefits, eq(benefits.benefitId, benefitUses.benefitId))
    .where(and(eq(benefitUses.orderCode, orderCode), eq(benefits.isSoldHere, true)))
  return found !== undefined
}
