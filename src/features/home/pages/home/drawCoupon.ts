import { write } from '@/api/write'
import { coupon } from '@/contract/coupon'

/** Puts the coupon for new members among this member's own. */
export const drawCoupon = (couponType: string) => write(coupon.draw, { body: { couponType, source: 'home' } })
