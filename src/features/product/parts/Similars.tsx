import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { rememberCard } from '@/domain/product/rememberCard'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Press } from '@/ui/Press'
import { Price } from '@/ui/Price'
import { ProductImage } from '@/ui/ProductImage'
import { Section } from '@/ui/Section'

/** Products with the same use, side by side. */
export function Similars({ cards, onMore }: { cards: ProductCard[]; onMore: () => void }) {
  if (cards.length === 0) return null
  return (
    <Section title="相似药品" more="全部" onMore={onMore}>
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
    <Press className="product__similar none" href={urlOf('product', { productCode })} onPress={open}>
      <ProductImage picture={productImageUrl} name={name} size={104} plain />
      <View className="t13 c1 mt6 ell">{name}</View>
      <View className="mt2">
        <Price cents={salePrice} size={16} />
      </View>
    </Press>
  )
}
