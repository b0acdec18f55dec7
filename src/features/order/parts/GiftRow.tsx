import { Text, View } from '@tarojs/components'
import type { Gift } from '@/contract/cart'
import { GiftType } from '@/contract/product'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Tag } from '@/ui/text/Tag'

/** What comes along for nothing: a gift, or a prize that was won. */
export const GiftRow = ({ gift: { type, name, specification, quantity, productImageUrl } }: { gift: Gift }) => (
  <View className="row gap-12 order-line">
    <ProductImage picture={productImageUrl} name={name} size={40} plain />
    <View className="grow text-13 color-body">
      <Tag kind="promo">{type === GiftType.prize ? '奖品' : '赠品'}</Tag>
      <Text>
        {' '}
        {name} {specification}
      </Text>
    </View>
    <View className="text-12 color-secondary num">×{quantity}</View>
  </View>
)
