import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PowerType, PowerUse } from '../../../src/contract/power'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { maskedInsured } from '../benefit/insuredName'
import { benefitUses } from '../benefit/schema'
import { orders } from '../purchase/schema'
import { benefitsWithPolicies, typeOfBenefit } from './powers'

/** Orders that a detail shows at most. */
const MAX_USES = 20

/** What the last orders of a member used, the newest first; of the membership its own page tells. */
export async function usesOf(
  db: Querying,
  { ring, memberId, type }: { ring: KeyRing; memberId: string; type: PowerType },
): Promise<PowerUse[]> {
  const own = (await benefitsWithPolicies(db, memberId))
    .filter(({ policy }) => typeOfBenefit(policy) === type)
    .map(({ benefit }) => benefit)
  const rows = await db
    .select({ use: benefitUses })
    .from(benefitUses)
    .innerJoin(orders, eq(orders.orderCode, benefitUses.orderCode))
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(
          benefitUses.benefitId,
          own.map(({ benefitId }) => benefitId),
        ),
      ),
    )
    .orderBy(desc(benefitUses.heldAt), desc(benefitUses.orderCode))
    .limit(MAX_USES)
  return rows.flatMap(({ use }) => {
    const benefit = own.find(({ benefitId }) => benefitId === use.benefitId)
    if (!benefit || use.cents === use.back) return []
    return {
      ...{ orderCode: use.orderCode, title: benefit.planName, insured: maskedInsured(ring, benefit) },
      ...{ amount: use.cents - use.back, isTaken: use.takenAt !== null, at: (use.takenAt ?? use.heldAt).toISOString() },
    }
  })
}
