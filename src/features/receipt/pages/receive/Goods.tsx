import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderToReceive } from '@/contract/order'
import { ProductImage } from '@/ui/picture/ProductImage'

/** Pictures of a parcel with several products. */
const PICTURES = 3

/** What is in a parcel, and in which order it was bought. */
export function Goods({ order: { orderCode, lines, count } }: { order: OrderToReceive }) {
  const [first] = lines
  return (
    <View className="row align-start gap-12">
      {lines.length === 1 && first ? (
        <>
          <ProductImage picture={first.card.productImageUrl} name={first.card.name} size={56} plain />
          <View className="grow">
            <View className="text-14 weight-medium color-title">{first.card.name}</View>
            <Facts>
              {first.specification} · ×{first.quantity}
            </Facts>
            <Facts>订单 {orderCode}</Facts>
          </View>
        </>
      ) : (
        <View className="grow">
          <View className="row wrap gap-8">
            {lines.slice(0, PICTURES).map(({ lineId, card }) => (
              <ProductImage key={lineId} picture={card.productImageUrl} name={card.name} size={56} />
            ))}
          </View>
          <Facts>
            共 {count} 件 · 订单 {orderCode}
          </Facts>
        </View>
      )}
    </View>
  )
}

const Facts = ({ children }: { children: ReactNode }) => <View className="text-12 color-secondary num margin-top-4">{children}</View>
