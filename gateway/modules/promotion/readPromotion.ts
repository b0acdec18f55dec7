import { Id } from '../../../src/contract/fields'
import { PromotionAhead, PromotionFields } from '../../../counter/contract/promotion'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { partOf } from '../../kernel/mount'
import { periodProblems, promotionProblems, type Problem } from './promotionProblems'
import { promotionOf, storedPromotion, type EditedPromotion } from './storedPromotion'

const PERIOD: ReadonlySet<string> = new Set(['beginsAt', 'endsAt'])

/** What was typed of a promotion, or all of one that is new; refuses beside its field what may not stand there with the rest of it. */
export async function readPromotion(db: Db, promotionId: string, typed: unknown): Promise<EditedPromotion> {
  partOf(Id, promotionId, 'promotionId')
  const row = await promotionOf(db, promotionId)
  const edited = partOf(row ? PromotionAhead : PromotionFields, typed, 'edited') as PromotionAhead
  const own = { ...(row && storedPromotion(row)), ...edited } as PromotionFields
  const isPeriodAlone = row !== undefined && Object.keys(edited).every((name) => PERIOD.has(name))
  refuse('PROMOTION_PROBLEM', isPeriodAlone ? periodProblems(own) : await promotionProblems(db, own))
  return edited
}

/** Throws the first of what is wrong, beside its field. */
export function refuse(code: string, [problem]: readonly Problem[]): void {
  if (problem) throw new HttpError(400, code, problem.message, { field: problem.field })
}
