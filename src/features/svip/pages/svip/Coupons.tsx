import type { SvipCard } from '@/contract/svip'
import { instantOn, shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'

/** The coupons of this month, and when the next come. */
export const Coupons = ({ of: { couponsLeft, nextCouponsOn } }: { of: SvipCard }) => (
  <LinkCard
    icon="coupon"
    title={couponsLeft > 0 ? `本月还有 ${couponsLeft} 张专享券` : '本月的专享券已用完'}
    text={nextCouponsOn === null ? '会员期内的券已经发完' : `下一批 ${shopDay(instantOn(nextCouponsOn))}到账`}
    href={urlOf('couponList')}
    onPress={() => go('couponList')}
  />
)
