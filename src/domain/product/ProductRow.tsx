import { Text, View } from '@tarojs/components'
import { memo, type ReactNode } from 'react'
import type { ProductCard } from '@/contract/productCard'
import { viewCount } from '@/lib/viewCount'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/element/cx'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { CartStepper } from './CartStepper'
import { CardTags } from './CardTags'
import { CoverLink } from './CoverLink'
import { canBuy, statusText } from './status'
import { rememberCard } from './rememberCard'
import { openProduct } from '@/platform/appPlaces'

type Props = {
  card: ProductCard
  source: string
  /** Replaces the button that adds it to the cart. */
  action?: ReactNode
  /** On a ground that is a card already, as a sheet's is. */
  flat?: boolean
  /** On the first screen. */
  eager?: boolean
  /** Why it stands in this list. */
  reason?: ReactNode
  /** Under a need: when it arrives stands with the reason, what is special about the price beside it, and how many looked at it is not said. */
  tagged?: boolean
  /** Without what is special about it: no promotion, no old price, no views. */
  brief?: boolean
  /** At the end of its first line: the way out of the list. */
  corner?: ReactNode
}

/** A product in a list, as search results show it. */
export const ProductRow = memo(function ProductRow({ card, source, action, flat, eager = false, reason, tagged, brief, corner }: Props) {
  const { productCode, name, specification, brandName, productImageUrl, status, salePrice, marketPrice, views } = card
  const open = () => {
    rememberCard(card)
    return openProduct(productCode)
  }
  return (
    <View className={cx('q-product q-covered', !flat && 'q-card q-card--tight')}>
      <ProductImage
        picture={productImageUrl}
        name={name}
        size={96}
        eager={eager}
        {...(canBuy(status) ? { plain: true } : { word: statusText(status) })}
      />
      <View className="grow column">
        <View className="row align-start justify-between">
          <CoverLink className="q-product__title text-16" href={urlOf('product', { productCode })} onPress={open}>
            {name}
          </CoverLink>
          {corner}
        </View>
        <View className="row wrap gap-6 text-12 color-secondary margin-top-4">
          <DrugMarkTag mark={card.mark} />
          <View>
            {brandName}
            <Text className="separator-dot" />
            {specification}
          </View>
        </View>
        {reason && (
          <View className="row wrap gap-8 text-13 color-link margin-top-4">
            {reason}
            {tagged && card.arrivalText && <Text className="nowrap">{card.arrivalText}</Text>}
          </View>
        )}
        {!brief && !tagged && (
          <View className="row wrap gap-6 text-12 color-secondary margin-top-6">
            <CardTags card={card} marked={false} />
            {views > 0 && <Text className="nowrap q-product__views">{viewCount(views)} 人看过</Text>}
          </View>
        )}
        <View className="row justify-between elder-wrap q-product__price">
          <View className="row align-baseline wrap gap-6 q-product__sum">
            <Price cents={salePrice} size={20} />
            {!brief && marketPrice !== null && <Price cents={marketPrice} size={12} kind="del" />}
            {tagged && <CardTags card={card} marked={false} arrives={false} />}
          </View>
          {action ?? <CartStepper card={card} source={source} />}
        </View>
      </View>
    </View>
  )
})
