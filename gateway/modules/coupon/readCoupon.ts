import { CouponAhead, NewCoupon, type CouponFields } from '../../../counter/contract/coupon'
import { Id } from '../../../src/contract/fields'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { partOf } from '../../kernel/mount'
import { differing } from '../../kernel/replaceFields'
import { amountProblems, listProblems, periodProblems } from './couponProblems'
import { couponTypeOf, storedCoupon, type EditedCoupon } from './storedCoupon'

/** What is promised, and the name that tells it. */
const PROMISE: ReadonlySet<string> = new Set(['name', 'kind', 'amount', 'percent', 'nth', 'threshold'])
const PERIOD: ReadonlySet<string> = new Set(['beginsAt', 'endsAt'])

/** What was typed of a coupon, or all of one that is new; refuses beside its field what may not stand there with the rest of it. */
export async function readCoupon(db: Db, couponType: string, typed: unknown): Promise<EditedCoupon> {
  partOf(Id, couponType, 'couponType')
  const row = await couponTypeOf(db, couponType)
  const present = row && storedCoupon(row)
  const edited = partOf(row ? CouponAhead : NewCoupon, typed, 'edited') as CouponAhead
  const own = { ...present, ...edited } as CouponFields
  const changed = Object.keys(present ? differing<EditedCoupon>(present, edited).to : edited)
  const [problem] = [
    ...periodProblems(own),
    ...(changed.some((name) => PROMISE.has(name)) ? amountProblems(own) : []),
    ...(changed.every((name) => PERIOD.has(name)) ? [] : await listProblems(db, own)),
  ]
  if (problem) throw new HttpError(400, 'COUPON_PROBLEM', problem.message, { field: problem.field })
  return edited
}
