import type { PlanSetting, RateSetting } from '../../../counter/contract/settings/planSetting'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { Db } from '../../db/open'
import { promiseIn } from '../catalogue/promises'
import { ratesIn, plansSetting } from '../plan/planSettings'
import { settingOf } from '../../kernel/settings'
import { hallProblem } from './hallProblem'

/** What is wrong with the plans: their medicines have to be there, no cure is promised, and each has a table of premiums without a gap. */
export async function planProblem(db: Db, plans: PlanSetting[]): Promise<Problem | undefined> {
  const rates = await ratesIn(db)
  for (const [place, plan] of plans.entries()) {
    const problem = await hallProblem(db, { leaves: [], productCodes: plan.productCodes })
    if (problem) return { ...problem, path: `${place}.${problem.path}` }
    const promise = promiseIn([...plan.covers, ...plan.excludes].join('\n'))
    if (promise !== undefined) return { path: `${place}.covers`, message: `「${promise}」像是在保证疗效，不能这样写` }
    const gap = gapIn(rates, plan)
    if (gap !== undefined) return { path: `${place}.maxAge`, message: gap }
  }
}

/** What is wrong with the tables: each belongs to a plan, and names every age of it once. */
export async function rateProblem(db: Db, rates: RateSetting[]): Promise<Problem | undefined> {
  const plans = (await settingOf(db, plansSetting)) ?? []
  const gap = plans.map((plan) => gapIn(rates, plan)).find((one) => one !== undefined)
  return gap === undefined ? undefined : { path: '', message: gap }
}

/** The first age from 0 to the last that a table of a plan does not name once; of instalments also a table that differs by who is insured. A plan without any table is not sold yet. */
function gapIn(rates: readonly RateSetting[], { id, maxAge, type }: PlanSetting): string | undefined {
  const own = rates.filter(({ planId }) => planId === id)
  for (const day of new Set(own.map(({ validFrom }) => validFrom))) {
    const table = own.filter(({ validFrom }) => validFrom === day)
    // Its page names one first instalment, for whomever.
    if (type !== 'yearly' && new Set(table.flatMap(({ male, female }) => [male, female])).size > 1)
      return `方案 ${id} 分期交，从 ${day} 起的费率应不分年龄和性别`
    for (let age = 0; age <= maxAge; age++) {
      const named = table.filter(({ fromAge, toAge }) => fromAge <= age && age <= toAge).length
      if (named !== 1) return `方案 ${id} 从 ${day} 起的费率表里，${age} 周岁${named === 0 ? '没有费率' : '有两行'}`
    }
  }
}
