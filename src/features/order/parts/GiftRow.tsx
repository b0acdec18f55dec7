import { Text, View } from '@tarojs/components'
import type { Gift } from '@/contract/cart'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Tag } from '@/ui/text/Tag'

/** What comes along for nothing. */
export const GiftRow = ({ gift: { name, specification, quantity, productImageUrl } }: { gift: Gift }) => (
  <View className="row gap-12 order-line">
    <ProductImage picture={productImageUrl} name={name} size={40} plain />
    <View className="grow text-13 color-body">
      <Tag kind="promo">赠品</Tag>
      <Text>
        {' '}
        {name} {specification}
      </Text>
    </View>
    <View className="text-12 color-secondary num">×{quantity}</View>
  </View>
)
