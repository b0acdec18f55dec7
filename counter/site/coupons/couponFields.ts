import { CouponAhead, CouponFields, NewCoupon, type CouponDetail } from '../../contract/coupon'

export type Fields = CouponDetail['fields']
/** What is typed: of a new one, too, how many there are at first. */
export type TypedCoupon = Partial<Fields & Pick<NewCoupon, 'remaining'>>

const NAMES = Object.keys(CouponFields.shape) as Array<keyof CouponFields>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from what stands there. */
export const changedOf = (seen: Fields, values: Fields): CouponAhead =>
  Object.fromEntries(NAMES.flatMap((name) => (isSame(seen[name], values[name]) ? [] : [[name, values[name]]])))

type Of = Pick<CouponDetail, 'isNew' | 'fields'>

/** What is sent: of a new one all of it. */
export const editedOf = ({ isNew, fields }: Of, values: Fields, remaining: number): Partial<NewCoupon> =>
  isNew ? { ...Object.fromEntries(NAMES.map((name) => [name, values[name]])), remaining } : changedOf(fields, values)

const CHINESE = /[\u4e00-\u9fff]/

/** Why it cannot be sent yet; empty where it can. What else may not be the gateway says beside its field. */
export function problemOf({ isNew }: Pick<Of, 'isNew'>, edited: Partial<NewCoupon>): string {
  if (edited.beginsAt === '' || edited.endsAt === '') return '请选择开始和结束时间'
  const said = (isNew ? NewCoupon : CouponAhead).safeParse(edited).error?.issues[0]?.message
  return said === undefined || CHINESE.test(said) ? (said ?? '') : '请填写完整'
}
