import * as z from 'zod/mini'
import { CouponKind } from '../../src/contract/coupon'
import { Id, Instant, pageOf, ProductCode } from '../../src/contract/fields'
import { Price } from './price'
import { ProductList, Standing } from './promotion'
import { Reason } from './revision'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const Left = z.int('数量应为整数').check(z.minimum(0, '数量不能小于 0'), z.maximum(9_999_999, '数量过大'))
const Days = z.int('天数应为整数').check(z.minimum(1, '有效期至少 1 天'), z.maximum(365, '有效期最多 365 天'))
const Name = z.string().check(z.trim(), z.minLength(1, '请填写券名'), z.maxLength(20, '券名最多 20 字'))

/** None at all is a coupon without a threshold. */
const Threshold = z.int('金额应精确到分').check(z.minimum(0, '门槛不能小于 0'), z.maximum(999_999_999, '金额过大'))

/** Of half price and more nobody is sure to mean it; of nine tenths somebody slipped. */
const Percent = z.int('折扣应为整数').check(z.minimum(1, '折扣最高 9.9 折'), z.maximum(90, '折扣最低 1 折'))
const Nth = z.int('应为整数').check(z.minimum(2, '至少第 2 件'), z.maximum(9, '最多第 9 件'))

/** What is edited of a coupon; its rule follows from it. */
export const CouponFields = z.object({
  name: Name,
  kind: CouponKind,
  amount: Price,
  percent: z.nullable(Percent),
  nth: z.nullable(Nth),
  threshold: Threshold,
  validDays: Days,
  productCodes: ProductList,
  newMembersOnly: z.boolean(),
  givenOnly: z.boolean(),
  beginsAt: Instant,
  endsAt: Instant,
})
export type CouponFields = z.infer<typeof CouponFields>

export const CouponAhead = z.partial(CouponFields)
export type CouponAhead = z.infer<typeof CouponAhead>

/** A new one says, too, how many can be drawn; of one that stands that is an edit of its own, for members draw them. */
export const NewCoupon = z.extend(CouponFields, { remaining: Left })
export type NewCoupon = z.infer<typeof NewCoupon>

/** What staff call the fields, in the order of the form. */
export const COUPON_TITLES: Readonly<Record<keyof NewCoupon, string>> = {
  name: '券名',
  kind: '优惠方式',
  threshold: '门槛',
  amount: '面额',
  percent: '折扣',
  nth: '第几件',
  validDays: '有效天数',
  remaining: '剩余张数',
  newMembersOnly: '仅新会员',
  givenOnly: '只由商城发放',
  productCodes: '商品',
  beginsAt: '开始',
  endsAt: '结束',
}

/** What staff call the kinds. */
export const COUPON_KIND_NAMES: Readonly<Record<CouponKind, string>> = {
  amount: '减金额',
  percent: '打折（封顶）',
  freeDelivery: '免运费',
  nthPiece: '第几件打折',
}

/** Which kinds have a percentage, and which a number of the piece. */
export const hasPercent = (kind: CouponKind) => kind === 'percent' || kind === 'nthPiece'
export const hasNth = (kind: CouponKind) => kind === 'nthPiece'

export const CouponType = z.looseObject({
  couponType: Id,
  name: z.string(),
  rule: z.string(),
  /** What it gives in a word: `满69减10`. */
  brief: z.string(),
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

export const CouponDetail = z.looseObject({
  couponType: Id,
  /** Nobody has written it yet: the first revision makes it, of all its fields. */
  isNew: z.boolean(),
  version: Version,
  fields: z.extend(CouponFields, { name: z.string(), amount: z.int(), productCodes: z.nullable(z.array(ProductCode)) }),
  rule: z.string(),
  remaining: z.int(),
  /** Drawn, not used and not over. */
  held: z.int(),
  /** Address of the shop's page where coupons are drawn. */
  path: z.string(),
})
export type CouponDetail = z.infer<typeof CouponDetail>

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

export const coupon = {
  list: workEndpoint('GET /coupons', {
    about:
      'Coupons that members may draw: those that run, those to come, those that are over; those that end last first, unless asked for otherwise',
    roles: operators,
    query: CouponQuery,
    output: pageOf(CouponType),
  }),
  one: workEndpoint('GET /coupons/{couponType}', {
    about: 'One coupon as revisions edit it, with how many are left and held; under an id that none has yet an empty one',
    roles: operators,
    params: ByType,
    output: CouponDetail,
  }),
  editLeft: workEndpoint('PUT /coupons/{couponType}/left', {
    about: 'Edit how many of a coupon can still be drawn, at once, where it is still what was seen',
    title: '修改优惠券张数',
    version: 'required',
    roles: operators,
    params: ByType,
    /** Members draw them meanwhile: how many are left is no part of the version, and has to be what was seen. */
    body: z.object({ seen: Left, remaining: Left, reason: Reason }),
    output: CouponDetail,
  }),
}
