import { eq } from 'drizzle-orm'
import { coupon, type Coupon } from '../../../src/contract/coupon'
import { DAY } from '../../../src/lib/duration'
import { drawCoupon } from './draw'
import { hasBought } from '../purchase/hasBought'
import { couponOf } from './couponOf'
import { appliesTo, isRunning } from '../catalogue/appliesTo'
import type { CouponTypeRow } from './couponsAt'
import { couponTypes, DRAWN, memberCoupons } from './schema'
import { products } from '../catalogue/schema'
import { implement } from '../../kernel/implement'
import { notFound } from '../../kernel/httpError'

/** For how long one that is over is still shown. */
const KEPT = 366 * DAY
const isShown = (endsAt: Date, now: Date) => endsAt.getTime() + KEPT >= now.getTime()

/** Nothing can be had of it any more. */
const isOver = ({ status }: Coupon) => status === 'gone' || status === 'used' || status === 'expired'

export const couponHandlers = implement(coupon, {
  /** What can be drawn and what this member holds; `productCode` keeps those that reach the product, `activityIds` those types. */
  list: async ({ db, now, memberId, query: { productCode, activityIds } }) => {
    const [product] =
      productCode === undefined
        ? []
        : await db
            .select({ productCode: products.productCode, mark: products.mark })
            .from(products)
            .where(eq(products.productCode, productCode))
    if (productCode !== undefined && !product) throw notFound('这件商品')
    const types = await db.select().from(couponTypes)
    const held = memberId === undefined ? [] : await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId))
    const isNew = memberId === undefined || !(await hasBought(db, memberId))
    const wanted = activityIds?.split(',')
    const isDrawable = (type: CouponTypeRow) => !type.givenOnly && isRunning(type, now) && (isNew || !type.newMembersOnly)
    const coupons = types
      .filter((type) => !product || appliesTo(type, product))
      .filter(({ couponType, uuid }) => !wanted || wanted.includes(couponType) || wanted.includes(uuid))
      .flatMap((type) => {
        const own = held.filter(({ couponType, endsAt }) => couponType === type.couponType && isShown(endsAt, now))
        const isDrawn = held.some(({ couponType, grantKey }) => couponType === type.couponType && grantKey === DRAWN)
        return [...own, ...(!isDrawn && isDrawable(type) ? [undefined] : [])].map((one) => couponOf(type, one, now))
      })
      .sort((left, right) => Number(isOver(left)) - Number(isOver(right)) || right.amount - left.amount)
    return { shops: coupons.filter(({ scope }) => scope === 'shop'), products: coupons.filter(({ scope }) => scope === 'product') }
  },
  draw: ({ transaction, memberId, now, body: { couponType } }) => transaction((tx) => drawCoupon(tx, { memberId, couponType, now })),
})
