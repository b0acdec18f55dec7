import { coupon } from '../../../counter/contract/coupon'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { counterCoupon, counterCoupons } from './counterCoupons'
import { replaceLeft, standingLeft } from './replaceLeft'

export const couponWorkHandlers = implementWork(coupon, {
  list: ({ db, now, query }) => counterCoupons(db, query, now),
  one: ({ db, now, params: { couponType } }) => counterCoupon(db, couponType, now),

  editLeft: ({ now, staff: { staffId }, params: { couponType: id }, body: { seen, remaining, reason } }) => {
    const [before, after] = [{ remaining: seen }, { remaining }]
    return Promise.resolve({
      record: `couponCount:${id}`,
      standing: (tx) => standingLeft(tx, id, { seen, remaining }),
      change: async (tx) => {
        if (seen === remaining) throw new HttpError(400, 'UNCHANGED', '没有改动')
        const { changes } = await replaceLeft(tx, { id, before, after, staffId, now, reason })
        return { answer: await counterCoupon(tx, id, now), changes }
      },
    })
  },
})
