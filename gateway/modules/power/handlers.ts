import { and, desc, eq, inArray } from 'drizzle-orm'
import { power, type PowerType, type PowerUse } from '../../../src/contract/power'
import type { Querying } from '../../db/open'
import { implement } from '../../kernel/implement'
import type { KeyRing } from '../../kernel/keyRing'
import { maskedInsured } from '../benefit/insuredName'
import { benefitUses } from '../benefit/schema'
import { pageOfMessages } from '../message/pageOfMessages'
import type { TemplateName } from '../message/templates'
import { orders } from '../purchase/schema'
import { benefitsWithPolicies, powersOf, typeOfBenefit } from './powers'
import './tellUsed'
import { WAYS } from './ways'

/** What is told of rights: granted, used, about to end. */
const TOLD: readonly TemplateName[] = [
  ...(['powerGranted', 'powerUsed', 'powerEnding'] as const),
  ...(['policyIssued', 'instalmentFree', 'policyLapsed', 'svipBought', 'svipEnding'] as const),
]

/** Orders that a detail shows at most. */
const MAX_USES = 20

export const powerHandlers = implement(power, {
  list: async ({ db, memberId, now, providers: { fileKeys: ring } }) => ({ results: await powersOf(db, { ring, memberId, now }) }),

  detail: async ({ db, memberId, now, providers: { fileKeys: ring }, params: { type } }) => ({
    steps: [...WAYS[type]],
    powers: (await powersOf(db, { ring, memberId, now })).filter((one) => one.type === type),
    uses: await usesOf(db, { ring, memberId, type }),
  }),

  messages: ({ db, memberId, providers: { fileKeys: ring }, query }) => pageOfMessages(db, { ring, memberId, templates: TOLD, ...query }),
})

/** What the last orders of a member used, the newest first; of the membership its own page tells. */
async function usesOf(db: Querying, { ring, memberId, type }: { ring: KeyRing; memberId: string; type: PowerType }): Promise<PowerUse[]> {
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
