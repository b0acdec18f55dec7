import type { CouponInUse } from '@/contract/couponUse'
import { yuan } from '@/lib/money'

/** How far the cart is towards a coupon, in one sentence. */
export function standingText({ counted, missing, off, idle, status, threshold }: CouponInUse): string {
  if (missing === 0 && off === 0 && idle != null) return idle
  if (missing === 0) return `已满足用券条件，${status === 'toDraw' ? '领取后' : '下单'}可减 ¥${yuan(off)}`
  if (threshold === 0) return '选一件可用商品，即可用此券'
  return `${counted > 0 ? '再买' : '买'} ¥${yuan(missing)}，可用此券`
}
