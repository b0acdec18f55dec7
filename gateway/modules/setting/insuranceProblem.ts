import type { InsurancePlanSetting } from '../../../counter/contract/settings/insuranceSetting'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { Db } from '../../db/open'
import { promiseIn } from '../catalogue/promises'
import { hallProblem } from './hallProblem'

/** What is wrong with the plans of insurers: what they name has to be there, and no cure is promised. */
export async function insuranceProblem(db: Db, plans: InsurancePlanSetting[]): Promise<Problem | undefined> {
  for (const [place, { leaves, productCodes, covers, excludes }] of plans.entries()) {
    const problem = await hallProblem(db, { leaves, productCodes })
    if (problem) return { ...problem, path: `${place}.${problem.path}` }
    const promise = promiseIn([...covers, ...excludes].join('\n'))
    if (promise !== undefined) return { path: `${place}.covers`, message: `「${promise}」像是在保证疗效，不能这样写` }
  }
}
