import type { CouponFields } from '../../../counter/contract/coupon'
import type { Querying } from '../../db/open'
import { yuan } from '../../kernel/yuan'
import { periodProblem } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'

/** What is wrong, in words for who edits it, and beside which field. */
type Problem = { field: string; message: string }

const beside = (field: keyof CouponFields, message: string | null): Problem[] => (message === null ? [] : [{ field, message }])

export const periodProblems = (own: CouponFields): Problem[] => beside('endsAt', periodProblem(own))

/** Name and amounts that contradict each other; what a pharmacy wrote by hand before is no reason not to edit the rest. */
export const amountProblems = ({ name, amount, threshold }: CouponFields): Problem[] => {
  const other = namedCents(name).find((cents) => cents !== amount && cents !== threshold)
  return [
    ...beside('amount', threshold > 0 && amount >= threshold ? '面额应小于门槛' : null),
    ...beside('name', other === undefined ? null : `券名里写着 ${yuan(other)} 元，与金额不符，请一起改`),
  ]
}

/** The law: a coupon is for no prescription drug (D11). */
export const listProblems = async (db: Querying, productCodes: string[] | null): Promise<Problem[]> =>
  beside('productCodes', await productListProblem(db, productCodes))

/** Amounts that a name tells: 全场 20 元券. */
const namedCents = (name: string) => [...name.matchAll(/(\d+(?:\.\d+)?)\s*元/g)].map(([, amount]) => Math.round(Number(amount) * 100))

type Promised = Partial<Pick<CouponFields, 'amount' | 'threshold' | 'productCodes'>>

/** Whether somebody who has drawn one would get less of it than was promised. */
export const isWorse = (from: Promised, to: Promised): boolean =>
  (to.amount ?? 0) < (from.amount ?? 0) || (to.threshold ?? 0) > (from.threshold ?? 0) || isNarrower(from.productCodes, to.productCodes)

function isNarrower(from: string[] | null | undefined, to: string[] | null | undefined): boolean {
  if (to === undefined || to === null || from === undefined) return false
  return from === null || from.some((code) => !to.includes(code))
}
