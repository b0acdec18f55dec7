import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'

/** An address of a coupon that is another member's or is not there any more. */
export const NoCoupon = () => (
  <Empty page picture="notFound" title="没有找到这张优惠券" text="它可能属于另一个账号，或链接不完整">
    <Button size="m" onPress={() => go('couponList')}>
      看我的优惠券
    </Button>
  </Empty>
)
