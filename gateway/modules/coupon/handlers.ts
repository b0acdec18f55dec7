import { coupon } from '../../../src/contract/coupon'
import { drawCoupon } from './draw'
import { implement } from '../../kernel/implement'
import { listCoupons } from './listCoupons'

export const couponHandlers = implement(coupon, {
  /** What can be drawn and what this member holds; `productCode` keeps those that reach the product, `activityIds` those types. */
  list: async ({ db, now, memberId, query: { productCode, activityIds } }) => {
    const coupons = await listCoupons(db, { memberId, now, productCode, activityIds })
    return { shops: coupons.filter(({ scope }) => scope === 'shop'), products: coupons.filter(({ scope }) => scope === 'product') }
  },
  draw: ({ transaction, memberId, now, body: { couponType } }) => transaction((tx) => drawCoupon(tx, { memberId, couponType, now })),
})
