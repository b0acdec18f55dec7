import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { ProductImage } from '@/ui/picture/ProductImage'

type Props = {
  line: { card: { name: string; productImageUrl: string }; specification: string; quantity: number }
  /** Below its name. */
  children?: ReactNode
  /** At the right. */
  right?: ReactNode
}

/** Pieces of an order's line: what it is and how many. The name wraps: a strength is never cut off. */
export const GoodsRow = ({ line: { card, specification, quantity }, children, right }: Props) => (
  <View className="row align-start gap-12">
    <ProductImage picture={card.productImageUrl} name={card.name} size={72} plain />
    <View className="grow">
      <View className="text-14 weight-medium color-title">{card.name}</View>
      <View className="text-12 color-secondary num margin-top-4">
        {specification} · ×{quantity}
      </View>
      {children}
    </View>
    {right}
  </View>
)
