import { eq } from 'drizzle-orm'
import { yuan } from '../../lib/yuan'
import { leftOf } from '../benefit/benefitInUse'
import { onTaken } from '../benefit/onTaken'
import { notify } from '../message/notify'
import { policies } from '../plan/schema'
import { typeOfBenefit } from './powers'

/** Whoever received an order that an insurer paid in part reads how much of the limit it took. */
onTaken(async (tx, { benefit, orderCode, amount, now }) => {
  const [policy] = await tx.select({ family: policies.family }).from(policies).where(eq(policies.benefitId, benefit.benefitId))
  await notify(tx, {
    template: 'powerUsed',
    words: {
      ...{ type: typeOfBenefit(policy ?? null), name: benefit.planName, orderCode },
      ...{ amount: `¥${yuan(amount)}`, left: `¥${yuan(leftOf(benefit))}` },
    },
    ...{ memberId: benefit.memberId, event: orderCode, at: now },
  })
})
