import { and, eq, inArray } from 'drizzle-orm'
import type { Power, PowerState, PowerType } from '../../../src/contract/power'
import { shopDate, spokenDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { shopAddress } from '../../kernel/shopAddress'
import { yuan } from '../../lib/yuan'
import { isOwnBenefit, leftOf, limitIn, type BenefitRow } from '../benefit/benefitInUse'
import { maskedInsured } from '../benefit/insuredName'
import { benefits } from '../benefit/schema'
import { policyAddress, rightsAddress } from '../plan/families'
import { policies, type PolicyRow } from '../plan/schema'
import { growing } from '../plan/instalments'
import { cardOf } from '../svip/overview'
import { paidRowsOf, runningIn } from '../svip/standing'

type Asking = { ring: KeyRing; memberId: string; now: Date }

const ORDER: readonly PowerState[] = ['usable', 'coming', 'paused', 'spent', 'over']

/** A member's rights: what can be used first, and of these what ends first. */
export async function powersOf(db: Querying, of: Asking): Promise<Power[]> {
  const all = [...(await insuredPowers(db, of)), ...(await memberPowers(db, of))]
  return all.sort(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || (one.endsOn < other.endsOn ? -1 : one.endsOn > other.endsOn ? 1 : 0),
  )
}

/** A benefit, the policy of this shop that it came with, and whether an instalment of that adds to it yet. */
type Had = { benefit: BenefitRow; policy: PolicyRow | null; grows: boolean }

/** A member's benefits with the policies of this shop that they came with. */
export async function benefitsWithPolicies(db: Querying, memberId: string): Promise<Had[]> {
  const rows = await db.select().from(benefits).where(isOwnBenefit(memberId))
  const ids = rows.map(({ benefitId }) => benefitId)
  const sold = await db
    .select()
    .from(policies)
    .where(and(eq(policies.memberId, memberId), inArray(policies.benefitId, ids)))
  const grow = await growing(
    db,
    sold.map(({ id }) => id),
  )
  return rows.map((benefit) => {
    const policy = sold.find(({ benefitId }) => benefitId === benefit.benefitId) ?? null
    return { benefit, policy, grows: policy !== null && grow.has(policy.id) }
  })
}

/** Which kind a benefit is of. */
export const typeOfBenefit = (policy: Pick<PolicyRow, 'family'> | null): PowerType => policy?.family ?? 'insurance'

async function insuredPowers(db: Querying, { ring, memberId, now }: Asking): Promise<Power[]> {
  return (await benefitsWithPolicies(db, memberId)).map(({ benefit, policy, grows }) => ({
    ...{ powerId: benefit.benefitId, type: typeOfBenefit(policy), title: benefit.planName, from: benefit.insurer },
    insured: maskedInsured(ring, benefit),
    ...standingOf({ benefit, policy, grows }, now),
    gives: givesOf({ benefit, policy, grows }),
    ...{ left: `还剩 ¥${yuan(leftOf(benefit))}`, limit: limitIn(benefit) },
    ...{ startsOn: benefit.startsOn, endsOn: benefit.endsOn },
    link: linkOf({ benefit, policy, grows }),
  }))
}

/** Where it is used; of instalments whose limit is spent where the next one is paid. */
function linkOf({ benefit, policy, grows }: Had): string {
  if (policy === null) return shopAddress('insuranceSection', { benefitId: benefit.benefitId })
  return grows && leftOf(benefit) === 0 ? policyAddress(policy) : rightsAddress(policy)
}

function givesOf({ benefit: { percent, productCodes, leaves }, grows }: Had): string[] {
  const goods = leaves.length > 0 ? '专区里的药品和商品' : `清单内 ${productCodes.length} 种药品`
  return [`${goods}，保险公司付 ${percent}%`, ...(grows ? ['交一期，增加一期的额度'] : [])]
}

type Standing = Pick<Power, 'state' | 'text'>

function standingOf({ benefit, grows }: Had, now: Date): Standing {
  const today = shopDate(now)
  const { startsOn, endsOn } = benefit
  if (today > endsOn) return { state: 'over', text: `${spokenDate(endsOn)}已到期` }
  if (today < startsOn) return { state: 'coming', text: `${spokenDate(startsOn)}起可以用` }
  if (leftOf(benefit) > 0) return { state: 'usable', text: `${spokenDate(endsOn)}到期，没用完的额度到期作废` }
  return { state: 'spent', text: grows ? '已交各期的额度已用完，交下一期后增加' : '额度已用完' }
}

/** The paid membership that runs. */
async function memberPowers(db: Querying, { memberId, now }: Asking): Promise<Power[]> {
  const card = await cardOf(db, { memberId, now })
  const running = card && runningIn(await paidRowsOf(db, memberId), now)
  if (!running) return []
  const isPaused = card.pause?.state === 'paused'
  return [
    {
      ...{ powerId: 'svip', type: 'svip', title: `SVIP ${card.planName}`, from: '本店', insured: null },
      ...(isPaused
        ? { state: 'paused', text: `权益暂停中，原因：${card.pause?.reason ?? ''}` }
        : { state: 'usable', text: `${spokenDate(card.lastDay)}到期，不自动续费` }),
      gives: card.rights.map(({ title, text }) => `${title}：${text}`),
      left: card.couponsLeft > 0 ? `还有 ${card.couponsLeft} 张会员券没用` : '本月的会员券已用完',
      ...{ limit: null, startsOn: shopDate(running.startsAt), endsOn: card.lastDay, link: shopAddress('svip') },
    },
  ]
}
