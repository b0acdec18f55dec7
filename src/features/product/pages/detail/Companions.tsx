import { View } from '@tarojs/components'
import type { MergedProduct } from '@/contract/product'
import { addToCart } from '@/domain/cart/cartWrites'
import { ProductRow } from '@/domain/product/ProductRow'
import { firstChoice } from '@/domain/product/sku/choice'
import { shortYuan } from '@/lib/money'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { barOf } from './barOf'

type Props = {
  product: MergedProduct
  /** The packing that is chosen on the page. */
  skuCode: string | undefined
}

/** 搭配购买: what is cheaper beside this product, each with the one press that puts both into the cart. Nothing where nothing is. */
export function Companions({ product, skuCode }: Props) {
  const { name, companions = [] } = product
  const own = skuCode ?? firstChoice(product)?.skuCode
  if (companions.length === 0 || own === undefined || barOf(product) !== 'buy') return null
  const addBoth = async (other: string) => {
    const items = [own, other].map((one) => ({ skuCode: one, quantity: 1 }))
    await addToCart(items, 'assort')
    toast('两件都已加入购物车', { icon: 'check' })
  }
  return (
    <Section title="搭配购买">
      <View className="stack">
        {companions.map(({ card, off }) => (
          <ProductRow
            key={card.productCode}
            card={card}
            source="assort"
            flat
            brief
            reason={<View className="color-price">一起买省 ¥{shortYuan(off)}</View>}
            action={
              <Button kind="soft" size="s" label={`一起加购：${name}和${card.name}`} onPress={() => addBoth(card.skuCode)}>
                一起加购
              </Button>
            }
          />
        ))}
      </View>
    </Section>
  )
}
