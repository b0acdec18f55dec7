import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, CommaList, Id, Instant, ProductCode, unused } from './fields'

/** Takes an amount off; a percentage; the freight; a percentage of each nth piece of a product. */
export const CouponKind = z.enum(['amount', 'percent', 'freeDelivery', 'nthPiece'])
export type CouponKind = z.infer<typeof CouponKind>

/** A percentage less as shops here say it: 20 per cent less is 8 折. */
export const tenthsOf = (percent: number): number => (100 - percent) / 10

/** One coupon: of the whole shop or of some products. `amount` off from `threshold` on, both cents; of the other kinds `amount` is the most it takes off. */
export const Coupon = z
  .looseObject({
    couponId: Id,
    couponType: Id,
    name: z.string(),
    /** What it gives in a word: `满69减10`, `第2件5折`. */
    brief: z._default(z.string(), ''),
    scope: z.enum(['shop', 'product']),
    kind: z._default(CouponKind, 'amount'),
    /** How many per cent less, where its kind says so. */
    percent: z.optional(z.nullable(z.int())),
    /** Which piece of a product costs less, where its kind says so. */
    nth: z.optional(z.nullable(z.int())),
    amount: Cents,
    threshold: Cents,
    rule: z.string(),
    beginsAt: Instant,
    endsAt: Instant,
    /** Unused is `drawn`. */
    status: z.enum(['toDraw', 'drawn', 'used', 'expired', 'gone']),
    /** When it ends, in words, where that is soon: `3 天后到期`; null where it is not, or nothing is to be lost. */
    endsSoon: z.optional(z.nullable(z.string())),
  })
  .register(z.globalRegistry, { id: 'Coupon' })
export type Coupon = z.infer<typeof Coupon>

/** Specification 1, section 3: a list split into shops and products. */
export const CouponList = z.looseObject({ shops: z.array(Coupon), products: z.array(Coupon) })
export type CouponList = z.infer<typeof CouponList>

export const coupon = {
  list: endpoint('GET /coupon/list', {
    about: 'Coupons that can be drawn or are held, for a product or for activities',
    sameFor: 'visitors',
    query: z.object({ productCode: z.optional(ProductCode), activityIds: z.optional(CommaList) }),
    provides: 'coupons',
    output: CouponList,
    fallback: { shops: [], products: [] },
  }),
  draw: endpoint('POST /coupon/draw', {
    about: 'Draw a coupon; drawing twice gives it once',
    collects: 'nothing',
    session: 'required',
    body: z.object({ couponType: Id, source: unused(z.string().check(z.maxLength(20)), 'a coupon is the same wherever it is drawn') }),
    invalidates: ['coupons', 'couponUse', 'me'],
    output: Coupon,
  }),
}
