import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { cart as calls, type Cart } from '@/contract/cart'
import { useCartSettling } from '@/domain/cart/useCart'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { linesOf } from './ticks'

/** How little is missing to the next coupon. */
export function NextLevelHint({ cart }: { cart: Cart }) {
  const isSettling = useCartSettling()
  const skus = linesOf(cart)
    .filter(({ selected }) => selected)
    .map(({ skuCode, quantity, combineId }) => ({ skuCode, quantity, ...(combineId !== null && { combineId }) }))
  const { data } = useRead(calls.nextLevelCoupon, { body: { skus } }, { enabled: skus.length > 0 && !isSettling, keepsPrevious: true })
  const level = skus.length > 0 ? data?.nextLevel : undefined
  if (!level) return null
  return (
    <Press className="row gap-8 full-width cart__hint" onPress={() => go('pieceOrder', { couponId: level.couponId })}>
      <Icon name="coupon" size={18} />
      <View className="grow text-13">{level.text}</View>
      <Text className="text-13 weight-bold nowrap">去凑单</Text>
      <Icon name="arrow-right" size={12} />
    </Press>
  )
}
