import { and, inArray, ne, or } from 'drizzle-orm'
import { hasNth, hasPercent, type CouponFields } from '../../../counter/contract/coupon'
import type { Querying } from '../../db/open'
import { yuan } from '../../lib/yuan'
import { periodProblem } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'
import { products } from '../catalogue/schema'

/** What is wrong, in words for who edits it, and beside which field. */
type Problem = { field: string; message: string }

const beside = (field: keyof CouponFields, message: string | null): Problem[] => (message === null ? [] : [{ field, message }])

export const periodProblems = (own: CouponFields): Problem[] => beside('endsAt', periodProblem(own))

/** Name and amounts that contradict each other; what a pharmacy wrote by hand before is no reason not to edit the rest. */
export const amountProblems = ({ name, kind, amount, percent, nth, threshold }: CouponFields): Problem[] => {
  const other = namedCents(name).find((cents) => cents !== amount && cents !== threshold)
  return [
    ...beside('amount', kind === 'amount' && threshold > 0 && amount >= threshold ? '面额应小于门槛' : null),
    ...beside('percent', besideKind(hasPercent(kind), percent, '请填写折扣')),
    ...beside('nth', besideKind(hasNth(kind), nth, '请填写第几件')),
    ...beside('name', other === undefined ? null : `券名里写着 ${yuan(other)} 元，与金额不符，请一起改`),
  ]
}

const besideKind = (isAsked: boolean, value: number | null, missing: string) =>
  isAsked === (value !== null) ? null : isAsked ? missing : '这种优惠方式不用填'

type Listed = Pick<CouponFields, 'kind' | 'productCodes'>

/** The law: a coupon is for no prescription drug (D11); and nobody is asked to buy one more of a medicine. */
export async function listProblems(db: Querying, { kind, productCodes }: Listed): Promise<Problem[]> {
  const [problem] = beside('productCodes', await productListProblem(db, productCodes))
  if (problem || kind !== 'nthPiece') return problem ? [problem] : []
  if (productCodes === null) return beside('productCodes', '第几件打折要写明是哪些商品')
  const isMedicine = or(ne(products.mark, 'none'), inArray(products.kind, ['chemical', 'tcm']))
  const found = await db
    .select({ name: products.name })
    .from(products)
    .where(and(inArray(products.productCode, productCodes), isMedicine))
  return beside('productCodes', found.length > 0 ? `药品不能参加第几件打折：${found.map(({ name }) => name).join('、')}` : null)
}

/** Amounts that a name tells: 全场 20 元券. */
const namedCents = (name: string) => [...name.matchAll(/(\d+(?:\.\d+)?)\s*元/g)].map(([, amount]) => Math.round(Number(amount) * 100))

type Promised = Partial<Pick<CouponFields, 'kind' | 'amount' | 'percent' | 'nth' | 'threshold' | 'productCodes'>>

/** Whether somebody who has drawn one would get less of it than was promised; another kind is another promise. */
export const isWorse = (from: Promised, to: Promised): boolean =>
  (from.kind !== undefined && to.kind !== from.kind) ||
  (to.amount ?? 0) < (from.amount ?? 0) ||
  (to.percent ?? 0) < (from.percent ?? 0) ||
  (to.nth ?? 0) > (from.nth ?? 0) ||
  (to.threshold ?? 0) > (from.threshold ?? 0) ||
  isNarrower(from.productCodes, to.productCodes)

function isNarrower(from: string[] | null | undefined, to: string[] | null | undefined): boolean {
  if (to === undefined || to === null || from === undefined) return false
  return from === null || from.some((code) => !to.includes(code))
}
