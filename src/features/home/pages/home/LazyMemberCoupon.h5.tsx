import { useLayoutEffect } from 'react'
import { endRoom, keepRoom, roomOfMember } from '@/domain/rendered/memberHome'
import { lazy } from '@/ui/state/lazy'
import { NewMemberCoupon, type NewMemberCouponProps } from './NewMemberCoupon'

const useMemberCoupon = lazy(async () => (await import('./MemberCoupon')).MemberCoupon)

/** Whether a member may still have it is asked when the first screen is there; until then it is as this device showed it last. */
export function LazyMemberCoupon(props: NewMemberCouponProps) {
  const { Part } = useMemberCoupon()
  useLayoutEffect(() => endRoom('homeNoCoupon'), [])
  const before = roomOfMember()?.coupon === true
  if (Part) return <Part {...props} before={before} onKnown={keepCoupon} />
  return before ? <NewMemberCoupon {...props} /> : null
}

const keepCoupon = (coupon: boolean) => keepRoom({ coupon })
