import { later } from '@/ui/later'
import type { NewMemberCouponProps } from './NewMemberCoupon'

const useMemberCoupon = later(async () => (await import('./MemberCoupon')).MemberCoupon)

/** Whether a member may still have it is asked when the first screen is there. */
export function MemberCouponLater(props: NewMemberCouponProps) {
  const { Part } = useMemberCoupon()
  return Part ? <Part {...props} /> : null
}
