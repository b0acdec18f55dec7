import { View } from '@tarojs/components'
import type { Repurchase } from '@/contract/mall'
import { isPrescription } from '@/domain/product/status'
import { shopDay } from '@/lib/shopClock'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Tag } from '@/ui/text/Tag'

/** The medicine of a family member that was bought last, to buy again. A prescription drug is bought on its own page. */
export function FamilyCard({
  repurchase: { patientName, relationLabel, lastBoughtAt, prescriptionValidUntil, product },
}: {
  repurchase: Repurchase
}) {
  const open = () => go('product', { productCode: product.productCode })
  const again = async () => {
    if (isPrescription(product)) return open()
    const { addToCart } = await import('@/domain/cart/cartWrites')
    await addToCart([{ skuCode: product.skuCode, quantity: 1 }], 'repurchase')
    return go('cart')
  }
  return (
    <View className="q-card">
      <View className="row gap-12">
        <View className="home__face">
          <Icon name="user" size={24} />
        </View>
        <View className="grow">
          <View className="row gap-6 wrap">
            <View className="text-16 weight-bold color-title">{relationLabel}的常用药</View>
            {prescriptionValidUntil && <Tag kind="green">处方有效至 {shopDay(prescriptionValidUntil)}</Tag>}
          </View>
          <View className="text-12 color-secondary margin-top-2">
            {patientName}，上次购买 {shopDay(lastBoughtAt)}
          </View>
        </View>
      </View>
      <View className="row gap-12 margin-top-12 q-quiet elder-wrap home__again">
        <Press className="row gap-12 grow home__againOpen" onPress={open}>
          <ProductImage picture={product.productImageUrl} name={product.name} size={56} plain />
          <View className="grow">
            <View className="text-14 weight-medium color-title">{product.name}</View>
            <View className="text-12 color-secondary">{product.specification}</View>
          </View>
        </Press>
        <Button size="s" onPress={again}>
          再次购买
        </Button>
      </View>
    </View>
  )
}
