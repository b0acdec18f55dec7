import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead, type Read } from '@/api/useRead'
import { couponUse, type CouponInUse } from '@/contract/couponUse'

/** One coupon beside the cart, counted anew whenever the cart has changed. */
export function useCouponInUse(couponId: string): Read<CouponInUse> {
  const { data, ...read } = useRead(couponUse.toUse, { query: { couponId } })
  useDidShow(() => {
    if (read.status === 'ready') void refetch(couponUse.toUse)
  })
  return { ...read, data: data?.results[0] }
}
