import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { cart as calls, type Cart } from '@/contract/cart'
import { openCouponProducts } from '@/domain/coupon/couponWrites'
import { useCartSettling } from '@/domain/cart/useCart'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { usePress } from '@/ui/usePress'
import { linesOf } from '../rules/ticks'

/** How little is missing to the next coupon. */
export function NextLevelHint({ cart }: { cart: Cart }) {
  const isSettling = useCartSettling()
  const skus = linesOf(cart)
    .filter(({ selected }) => selected)
    .map(({ skuCode, quantity, combineId }) => ({ skuCode, quantity, ...(combineId !== null && { combineId }) }))
  const { data } = useRead(calls.nextLevelCoupon, { body: { skus } }, { when: skus.length > 0 && !isSettling, keepsLast: true })
  const level = skus.length > 0 ? data?.nextLevel : undefined
  const { press } = usePress(() => level && openCouponProducts(level.couponId))
  if (!level) return null
  return (
    <Press className="row g8 full cart__hint" onPress={press}>
      <Icon name="coupon" size={18} />
      <View className="grow t13">{level.text}</View>
      <Text className="t13 b nw">去凑单</Text>
      <Icon name="arrow-right" size={12} />
    </Press>
  )
}
