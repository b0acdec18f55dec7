import type { SvipCard } from '@/contract/svip'
import { instantOn, shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'

/** The coupons of this month, and when the next come. */
export const Coupons = ({ of }: { of: SvipCard }) => (
  <LinkCard icon="coupon" {...wordsOf(of)} href={urlOf('couponList')} onPress={() => go('couponList')} />
)

function wordsOf({ couponsLeft, nextCouponsOn, pause }: SvipCard) {
  if (pause?.state === 'paused')
    return { title: couponsLeft > 0 ? `还有 ${couponsLeft} 张专享券可用` : '现在没有专享券', text: '权益暂停期间不发新的券' }
  return {
    title: couponsLeft > 0 ? `本月还有 ${couponsLeft} 张专享券` : '本月的专享券已用完',
    text: nextCouponsOn === null ? '会员期内的券已经发完' : `下一批 ${shopDay(instantOn(nextCouponsOn))}到账`,
  }
}
