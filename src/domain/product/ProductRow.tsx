import { Text, View } from '@tarojs/components'
import { memo, type ReactNode } from 'react'
import type { ProductCard } from '@/contract/productCard'
import { viewCount } from '@/lib/viewCount'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/cx'
import { DrugMarkTag } from '@/ui/DrugMarkTag'
import { Price } from '@/ui/Price'
import { ProductImage } from '@/ui/ProductImage'
import { AddButton } from './AddButton'
import { CardTags } from './CardTags'
import { CoverLink } from './CoverLink'
import { canBuy, statusText } from './status'
import { rememberCard } from './rememberCard'

type Props = {
  card: ProductCard
  source: string
  /** Stands in for the button that adds it. */
  action?: ReactNode
  /** On a ground that is a card already, as a sheet's is. */
  flat?: boolean
}

/** A product in a list, as search results show it. */
export const ProductRow = memo(function ProductRow({ card, source, action, flat }: Props) {
  const { productCode, name, specification, brandName, productImageUrl, status, salePrice, marketPrice, views } = card
  const open = () => {
    rememberCard(card)
    return go('product', { productCode })
  }
  return (
    <View className={cx('q-prod q-covered', !flat && 'q-card q-card--tight')}>
      <ProductImage
        picture={productImageUrl}
        name={name}
        size={112}
        {...(canBuy(status) ? { plain: true } : { word: statusText(status) })}
      />
      <View className="grow col">
        <CoverLink className="q-prod__t t16" href={urlOf('product', { productCode })} onPress={open}>
          <DrugMarkTag mark={card.mark} />
          <Text> {name}</Text>
        </CoverLink>
        <View className="t12 c3 mt4">
          {brandName} {specification} {views > 0 && <Text className="nw">{viewCount(views)} 人看过</Text>}
        </View>
        <View className="mt6">
          <CardTags card={card} marked={false} />
        </View>
        <View className="row between ewrap q-prod__price">
          <View className="row base wrap g6 q-prod__sum">
            <Price cents={salePrice} size={20} />
            {marketPrice !== null && <Price cents={marketPrice} size={12} kind="del" />}
          </View>
          {action ?? <AddButton card={card} source={source} />}
        </View>
      </View>
    </View>
  )
})
