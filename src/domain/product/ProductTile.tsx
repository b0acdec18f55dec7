import { View } from '@tarojs/components'
import { memo } from 'react'
import type { ProductCard } from '@/contract/productCard'
import { urlOf } from '@/routes/urlOf'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { AddButton } from './AddButton'
import { CardTags } from './CardTags'
import { CoverLink } from './CoverLink'
import { canBuy, statusText } from './status'
import { rememberCard } from './rememberCard'
import { openProduct } from '@/platform/appPlaces'

type Props = { card: ProductCard; source: string; eager?: boolean }

/** A product in a grid of two columns; in elder mode a row of its own. */
export const ProductTile = memo(function ProductTile({ card, source, eager = false }: Props) {
  const { productCode, name, specification, productImageUrl, status, salePrice, marketPrice } = card
  const open = () => {
    rememberCard(card)
    return openProduct(productCode)
  }
  return (
    <View className="q-product-tile q-covered">
      <ProductImage
        picture={productImageUrl}
        name={name}
        eager={eager}
        className="q-thumb"
        {...(canBuy(status) ? { plain: true } : { word: statusText(status) })}
      />
      <View className="q-product-tile__body">
        <View>
          <CoverLink className="text-14 color-title weight-medium ellipsis" href={urlOf('product', { productCode })} onPress={open}>
            {name}
          </CoverLink>
          <View className="text-12 color-secondary">{specification}</View>
        </View>
        <CardTags card={card} />
        <View className="row justify-between elder-wrap q-product-tile__price">
          <View className="row align-baseline wrap gap-4">
            <Price cents={salePrice} size={20} />
            {marketPrice !== null && <Price cents={marketPrice} size={12} kind="del" />}
          </View>
          <AddButton card={card} source={source} />
        </View>
      </View>
    </View>
  )
})
