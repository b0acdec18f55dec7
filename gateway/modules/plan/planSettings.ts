import {
  PlanQuestionsShape,
  PlansShape,
  RatesShape,
  type PlanQuestionSetting,
  type PlanSetting,
  type RateSetting,
} from '../../../counter/contract/settings/planSetting'
import type { PlanFamily } from '../../../src/contract/plan'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { setting, settingOf } from '../../kernel/settings'

/** Of a shop that sets nothing: nothing is applied for here. */
export const NO_PLANS: PlanSetting[] = []
export const NO_RATES: RateSetting[] = []
export const NO_QUESTIONS: PlanQuestionSetting[] = []

export const plansSetting = setting('plans', PlansShape)
export const ratesSetting = setting('planRates', RatesShape)
export const questionsSetting = setting('planQuestions', PlanQuestionsShape)

const plansIn = async (db: Querying) => (await settingOf(db, plansSetting)) ?? NO_PLANS
export const ratesIn = async (db: Querying) => (await settingOf(db, ratesSetting)) ?? NO_RATES

/** Whether a row is of a family. */
const isOf =
  (family: string) =>
  (row: { family: string }): boolean =>
    row.family === family

/** The plans of a family, in the order of the setting. */
export const plansOf = async (db: Querying, family: PlanFamily): Promise<PlanSetting[]> => (await plansIn(db)).filter(isOf(family))

/** 404 of one that is not sold. */
export async function planOf(db: Querying, planId: string): Promise<PlanSetting> {
  const found = (await plansIn(db)).find(({ id }) => id === planId)
  if (!found) throw notFound('这个投保方案')
  return found
}

/** What is asked of the insured person's health. */
export const questionsOf = async (db: Querying, family: PlanFamily): Promise<PlanQuestionSetting[]> =>
  ((await settingOf(db, questionsSetting)) ?? NO_QUESTIONS).filter(isOf(family))
