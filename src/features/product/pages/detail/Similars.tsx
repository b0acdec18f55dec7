import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { rememberCard } from '@/domain/product/rememberCard'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Section } from '@/ui/card/Section'

/** Products that share an ingredient, their class or their use, side by side; a thermometer is like no medicine. */
export function Similars({ cards, onMore }: { cards: ProductCard[]; onMore: () => void }) {
  if (cards.length === 0) return null
  return (
    <Section title={cards.some(({ mark }) => mark === 'none') ? '相似商品' : '相似药品'} more="全部" onMore={onMore}>
      <View className="q-strip product__similars">
        {cards.map((card) => (
          <Similar key={card.productCode} card={card} />
        ))}
      </View>
    </Section>
  )
}

function Similar({ card }: { card: ProductCard }) {
  const { productCode, name, productImageUrl, salePrice } = card
  const open = () => {
    rememberCard(card)
    return go('product', { productCode })
  }
  return (
    <Press className="product__similar flex-none" href={urlOf('product', { productCode })} onPress={open}>
      <ProductImage picture={productImageUrl} name={name} size={104} plain />
      <View className="text-13 color-title margin-top-6 ellipsis">{name}</View>
      <View className="margin-top-2">
        <Price cents={salePrice} size={16} />
      </View>
    </Press>
  )
}
