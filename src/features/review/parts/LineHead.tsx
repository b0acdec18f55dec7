import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { PendingLine } from '@/contract/review'
import { shopDay } from '@/lib/time'
import { ProductImage } from '@/ui/picture/ProductImage'

type Props = {
  of: Pick<PendingLine, 'name' | 'brandName' | 'productImageUrl' | 'specification' | 'receivedAt'>
  children?: ReactNode
}

/** What a review is about: the pack, its name, and when it was received. */
export const LineHead = ({ of: { name, brandName, productImageUrl, specification, receivedAt }, children }: Props) => (
  <View className="row align-start gap-12">
    <ProductImage picture={productImageUrl} name={name} size={64} plain />
    <View className="grow">
      <View className="text-16 weight-medium color-title">{name}</View>
      <View className="text-13 color-secondary margin-top-4">
        {[brandName, specification, `${shopDay(receivedAt)}签收`].filter(Boolean).join(' · ')}
      </View>
      {children}
    </View>
  </View>
)
