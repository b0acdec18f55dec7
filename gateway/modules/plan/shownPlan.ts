import type { PlanSetting } from '../../../counter/contract/settings/planSetting'
import type { Plan } from '../../../src/contract/plan'
import { MONTHS, shownCovers, timesOf } from './terms'

/** A plan as it is sold, with the lowest premium of the table in force. */
export const shownPlan = (plan: PlanSetting, from: number | null): Plan => ({
  ...{
    planId: plan.id,
    family: plan.family,
    type: plan.type,
    times: timesOf(plan),
    name: plan.name,
    tier: plan.tier,
    insurer: plan.insurer,
    yearly: plan.yearly,
    percent: plan.percent,
  },
  ...{ waitingDays: plan.waitingDays, coolingDays: plan.coolingDays, months: MONTHS, maxAge: plan.maxAge, from },
  ...{ covers: shownCovers(plan.covers), excludes: plan.excludes, medicines: plan.productCodes.length },
})
