import { useEffect } from 'react'
import { useRead } from '@/api/useRead'
import { coupon } from '@/contract/coupon'
import { NewMemberCoupon, type NewMemberCouponProps } from './NewMemberCoupon'

type Props = NewMemberCouponProps & {
  /** Whether it was there before: shown so until that is known again. */
  before?: boolean
  onKnown?: (isTheirs: boolean) => void
}

/** A member is shown the coupon for new members while the gateway still has it for them. */
export function MemberCoupon({ ad, before = false, onKnown }: Props) {
  const { data } = useRead(coupon.list, { query: {} })
  const isTheirs = data ? data.shops.some(({ couponType, status }) => couponType === ad.couponType && status === 'toDraw') : before
  useEffect(() => {
    if (data) onKnown?.(isTheirs)
  }, [data, isTheirs, onKnown])
  return isTheirs ? <NewMemberCoupon ad={ad} /> : null
}
