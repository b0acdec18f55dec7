import { View } from '@tarojs/components'
import type { Repurchase } from '@/contract/mall'
import { isPrescription } from '@/domain/product/status'
import { monthAndDay } from '@/lib/dates'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { ProductImage } from '@/ui/ProductImage'
import { Tag } from '@/ui/Tag'

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
      <View className="row g12">
        <View className="home__face">
          <Icon name="user" size={24} />
        </View>
        <View className="grow">
          <View className="row g6 wrap">
            <View className="t16 b c1">{relationLabel}的常用药</View>
            {prescriptionValidUntil && <Tag kind="green">处方有效至 {monthAndDay(prescriptionValidUntil)}</Tag>}
          </View>
          <View className="t12 c3 mt2">
            {patientName}，上次购买 {monthAndDay(lastBoughtAt)}
          </View>
        </View>
      </View>
      <View className="row g12 mt12 q-quiet ewrap home__again">
        <Press className="row g12 grow home__againOpen" onPress={open}>
          <ProductImage picture={product.productImageUrl} name={product.name} size={56} plain />
          <View className="grow">
            <View className="t14 m c1">{product.name}</View>
            <View className="t12 c3">{product.specification}</View>
          </View>
        </Press>
        <Button size="s" onPress={again}>
          再次购买
        </Button>
      </View>
    </View>
  )
}
