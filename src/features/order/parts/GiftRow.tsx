import { Text, View } from '@tarojs/components'
import type { Gift } from '@/contract/cart'
import { ProductImage } from '@/ui/ProductImage'
import { Tag } from '@/ui/Tag'

/** What comes along for nothing. */
export const GiftRow = ({ gift: { name, specification, quantity, productImageUrl } }: { gift: Gift }) => (
  <View className="row g12 order-line">
    <ProductImage picture={productImageUrl} name={name} size={40} plain />
    <View className="grow t13 c2">
      <Tag kind="promo">赠品</Tag>
      <Text>
        {' '}
        {name} {specification}
      </Text>
    </View>
    <View className="t12 c3 num">×{quantity}</View>
  </View>
)
