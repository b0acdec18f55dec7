import { useRead } from '@/api/useRead'
import { coupon } from '@/contract/coupon'
import { DrawTicket } from '@/domain/coupon/DrawTicket'

/** The coupon of a campaign as whoever asks stands to it; drawn in place, a visitor logs in first. Where it cannot be read the campaign goes on without it. */
export function CampaignCoupon({ couponType }: { couponType: string }) {
  const list = useRead(coupon.list, { query: { activityIds: couponType } })
  const [one] = [...(list.data?.shops ?? []), ...(list.data?.products ?? [])]
  return one ? <DrawTicket of={one} source="landing" /> : null
}
