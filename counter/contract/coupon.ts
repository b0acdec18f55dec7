import * as z from 'zod/mini'
import { Id, Instant, pageOf, QueryFlag } from '../../src/contract/fields'
import { Coupon as ShownCoupon } from '../../src/contract/coupon'
import { Price } from './product'
import { ProductList, ProductWords, Standing } from './promotion'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const Left = z.int('数量应为整数').check(z.minimum(0, '数量不能小于 0'), z.maximum(9_999_999, '数量过大'))
const Days = z.int('天数应为整数').check(z.minimum(1, '有效期至少 1 天'), z.maximum(365, '有效期最多 365 天'))
const Name = z.string().check(z.trim(), z.minLength(1, '请填写券名'), z.maxLength(20, '券名最多 20 字'))

/** None at all is a coupon without a threshold. */
const Threshold = z.int('金额应精确到分').check(z.minimum(0, '门槛不能小于 0'), z.maximum(999_999_999, '金额过大'))

/** What is edited of a coupon; its rule follows from the amounts. `remaining`: how many can still be drawn. */
export const CouponFields = z.object({
  name: Name,
  amount: Price,
  threshold: Threshold,
  remaining: Left,
  validDays: Days,
  beginsAt: Instant,
  endsAt: Instant,
})
export type CouponFields = z.infer<typeof CouponFields>

export const CouponType = z.looseObject({
  couponType: Id,
  version: Version,
  name: z.string(),
  rule: z.string(),
  amount: z.int(),
  threshold: z.int(),
  remaining: z.int(),
  validDays: z.int(),
  newMembersOnly: z.boolean(),
  /** How many products it is for; null: all but prescription drugs. */
  productCount: z.nullable(z.int()),
  /** Drawn, not used and not over. */
  held: z.int(),
  beginsAt: Instant,
  endsAt: Instant,
  standing: Standing,
})
export type CouponType = z.infer<typeof CouponType>

/** `tag`: what cards say of it; null while it cannot be drawn. `coupon`: as it is drawn where it can be taken. */
const Shown = z.looseObject({ tag: z.nullable(z.string()), coupon: ShownCoupon, standing: Standing })
export const CouponPreview = z.looseObject({ before: Shown, after: Shown, problem: z.nullable(z.string()) })
export type CouponPreview = z.infer<typeof CouponPreview>

export const CouponQuery = z.object({
  ...sortedPage(['endsAt', 'name', 'amount', 'remaining', 'held']),
  standing: z.optional(Standing),
  /** One alone. */
  couponType: z.optional(Id),
})
/** Those that end last first. */
export const couponOrder = ({ sort, order }: z.infer<typeof CouponQuery>): Order => order ?? (sort === 'endsAt' ? 'down' : 'up')

const operators = ['operator'] as const
const ByType = z.object({ couponType: Id })
const Digits = z.string().check(z.regex(/^\d{1,9}$/, '应为整数'))

export const coupon = {
  list: workEndpoint('GET /coupons', {
    about:
      'Coupons that members may draw: those that run, those to come, those that are over; those that end last first, unless asked for otherwise',
    roles: operators,
    query: CouponQuery,
    output: pageOf(CouponType),
  }),
  preview: workEndpoint('GET /coupons/{couponType}/preview', {
    about: 'What members would see of a coupon if it were edited so',
    roles: operators,
    params: ByType,
    query: z.object({
      ...CouponFields.shape,
      ...{ amount: Digits, threshold: Digits, remaining: Digits, validDays: Digits },
      /** Of a new one that is made like it: its products. */
      isNew: z._default(QueryFlag, false),
      products: ProductWords,
    }),
    output: CouponPreview,
  }),
  edit: workEndpoint('PUT /coupons/{couponType}', {
    about: 'Edit a coupon where it is still what was seen; nobody’s drawn coupon becomes worse',
    title: '修改优惠券',
    version: 'required',
    roles: operators,
    params: ByType,
    /** Members draw them meanwhile: how many are left is no part of the version, and has to be what was seen only where it is edited. */
    body: z.object({ seen: z.object({ remaining: Left }), edited: CouponFields }),
    output: CouponType,
  }),
  create: workEndpoint('POST /coupons', {
    about: 'Make a coupon for the members, new or all, that another one is for; its rule follows from the amounts',
    title: '新建优惠券',
    version: 'none',
    roles: operators,
    body: z.object({ like: Id, edited: CouponFields, productCodes: ProductList }),
    output: CouponType,
  }),
}
