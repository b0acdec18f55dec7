import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { counts } from '@/contract/counts'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Press } from '@/ui/press/Press'

type Props = { parcel: NonNullable<Output<typeof counts.orders>['parcel']> }

/** The order on its way: the courier's newest word, and the way to all of them. */
export const Parcel = ({ parcel: { orderCode, latest, count, productImageUrl } }: Props) => (
  <Press className="row gap-12 full-width me__parcel" onPress={() => go('orderLogistic', { orderCode })}>
    <ProductImage picture={productImageUrl} name="包裹" size={44} plain />
    <View className="grow">
      <View className="text-14 color-title me__latest">{latest ?? '包裹已发出'}</View>
      <View className="text-12 color-secondary margin-top-2">共 {count} 件</View>
    </View>
    <Icon name="arrow-right" size={16} className="chevron" />
  </Press>
)
