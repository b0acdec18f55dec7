import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useCart, useCartSettling } from './useCart'
import { yuan } from '@/lib/money'
import { openCart } from '@/platform/appPlaces'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Price } from '@/ui/text/Price'

/** What is ticked in the cart, what is missing until it is brought for nothing, and the way there; nothing while the cart is empty. A `note` stands above it. */
export function CartBar({ note }: { note?: ReactNode }) {
  const { data } = useCart()
  const settling = useCartSettling()
  if (!data || data.count === 0) return null
  const { selectedCount, payable, missingToFreeFreight } = data
  return (
    <BottomBar note={note}>
      <View className="grow">
        <View className="row wrap align-baseline gap-6 text-13 color-body">
          <View>购物车已选 {selectedCount} 件</View>
          {!settling && <Price cents={payable} size={20} />}
        </View>
        {!settling && missingToFreeFreight !== null && missingToFreeFreight !== undefined && (
          <View className="text-12 color-secondary">优惠后再买 ¥{yuan(missingToFreeFreight)} 免运费</View>
        )}
      </View>
      <Button size="m" onPress={openCart}>
        去购物车
      </Button>
    </BottomBar>
  )
}
