import { Text, View } from '@tarojs/components'
import type { CouponInUse } from '@/contract/couponUse'
import { openCart } from '@/platform/appPlaces'
import { yuan } from '@/lib/money'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Price } from '@/ui/text/Price'
import { Progress } from '@/ui/text/Progress'
import { a11y } from '@/ui/element/a11y'
import { standingText } from './standingText'
import './UseBar.scss'

/** How far the cart is towards a coupon, and the cart's total as the gateway counts it. */
export function UseBar({ coupon }: { coupon: CouponInUse }) {
  const { payable, memberOff = 0, promotion, off, freight, memberFreight = 0, selectedCount, problem } = coupon
  const saved = memberOff + promotion + off + memberFreight
  return (
    <BottomBar note={problem === null && <Standing coupon={coupon} />}>
      <View className="grow">
        <View className="row align-baseline gap-4 wrap">
          <Text className="text-13 color-body nowrap">合计</Text>
          <Price cents={payable} size={20} />
        </View>
        <View className="text-12 color-secondary">
          {saved > 0 ? `已优惠 ¥${yuan(saved)}` : freight > 0 ? `含运费 ¥${yuan(freight)}` : `已选 ${selectedCount} 件`}
        </View>
      </View>
      <Button size="m" onPress={openCart}>
        {`去购物车 (${selectedCount})`}
      </Button>
    </BottomBar>
  )
}

/** How far it is, drawn as in the cart (board 09). */
function Standing({ coupon }: { coupon: CouponInUse }) {
  const { counted, missing } = coupon
  const text = standingText(coupon)
  return (
    <View className="use-bar__standing">
      <View className="row gap-8" {...a11y({ role: 'status' })}>
        <Icon name="coupon" size={18} />
        <View className="grow text-13">{text}</View>
      </View>
      {missing > 0 && counted > 0 && (
        <View className="margin-top-6">
          <Progress value={counted / (counted + missing)} kind="promo" label={text} />
        </View>
      )}
    </View>
  )
}
