import { View } from '@tarojs/components'
import { memo } from 'react'
import type { ProductCard } from '@/contract/productCard'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Price } from '@/ui/Price'
import { ProductImage } from '@/ui/ProductImage'
import { AddButton } from './AddButton'
import { CardTags } from './CardTags'
import { CoverLink } from './CoverLink'
import { canBuy, statusText } from './status'
import { rememberCard } from './rememberCard'

type Props = { card: ProductCard; source: string; eager?: boolean }

/** A product in a grid of two columns; in elder mode a row of its own. */
export const ProductTile = memo(function ProductTile({ card, source, eager = false }: Props) {
  const { productCode, name, specification, productImageUrl, status, salePrice, marketPrice } = card
  const open = () => {
    rememberCard(card)
    return go('product', { productCode })
  }
  return (
    <View className="q-pcard q-covered">
      <ProductImage
        picture={productImageUrl}
        name={name}
        eager={eager}
        className="q-thumb"
        {...(canBuy(status) ? { plain: true } : { word: statusText(status) })}
      />
      <View className="q-pcard__b">
        <View>
          <CoverLink className="t14 c1 m ell" href={urlOf('product', { productCode })} onPress={open}>
            {name}
          </CoverLink>
          <View className="t12 c3">{specification}</View>
        </View>
        <CardTags card={card} />
        <View className="row between ewrap q-pcard__price">
          <View className="row base wrap g4">
            <Price cents={salePrice} size={20} />
            {marketPrice !== null && <Price cents={marketPrice} size={12} kind="del" />}
          </View>
          <AddButton card={card} source={source} />
        </View>
      </View>
    </View>
  )
})
