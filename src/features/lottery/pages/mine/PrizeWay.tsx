import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'

/** Where what was given at once is found. */
export function PrizeWay({ prizeType }: { prizeType: string }) {
  if (prizeType === 'coin')
    return (
      <Button kind="outline" size="s" onPress={() => go('coin')}>
        查看健康币
      </Button>
    )
  if (prizeType === 'coupon')
    return (
      <Button kind="outline" size="s" onPress={() => go('couponList')}>
        查看优惠券
      </Button>
    )
  return (
    <Button kind="outline" size="s" onPress={() => go('lottery')}>
      去抽奖
    </Button>
  )
}
