import { useRead } from '@/api/useRead'
import { coupon } from '@/contract/coupon'
import { NewMemberCoupon, type NewMemberCouponProps } from './NewMemberCoupon'

/** A member is shown the coupon for new members while the gateway still has it for them. */
export function MemberCoupon({ ad }: NewMemberCouponProps) {
  const offered = useRead(coupon.list, { query: {} })
  const isTheirs = offered.data?.shops.some(({ couponType, status }) => couponType === ad.couponType && status === 'toDraw')
  return isTheirs ? <NewMemberCoupon ad={ad} /> : null
}
