import { InsuranceShape, type InsurancePlanSetting } from '../../../counter/contract/settings/insuranceSetting'
import type { InsurancePlan } from '../../../src/contract/insurance'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { setting, settingOf } from '../../kernel/settings'

/** Of a shop that sets nothing: no insurer pays here. */
export const NO_INSURANCE: InsurancePlanSetting[] = []

export const insuranceSetting = setting('insurance', InsuranceShape)

export const plansOf = async (db: Querying): Promise<InsurancePlanSetting[]> => (await settingOf(db, insuranceSetting)) ?? NO_INSURANCE

/** 404 of one that there is not. */
export async function planOf(db: Querying, planId: string): Promise<InsurancePlanSetting> {
  const found = (await plansOf(db)).find(({ id }) => id === planId)
  if (!found) throw notFound('这个商保方案')
  return found
}

export const shownPlan = ({ id, name, insurer, percent, yearly, covers, excludes }: InsurancePlanSetting): InsurancePlan => ({
  ...{ planId: id, name, insurer, percent, yearly, covers, excludes },
})
