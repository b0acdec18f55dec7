import { lazy } from '@/ui/state/lazy'
import type { NewMemberCouponProps } from './NewMemberCoupon'

const useMemberCoupon = lazy(async () => (await import('./MemberCoupon')).MemberCoupon)

/** Whether a member may still have it is asked when the first screen is there. */
export function LazyMemberCoupon(props: NewMemberCouponProps) {
  const { Part } = useMemberCoupon()
  return Part ? <Part {...props} /> : null
}
