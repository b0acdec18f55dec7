import { View } from '@tarojs/components'
import { memo } from 'react'
import type { RememberedCard } from '@/contract/product'
import { canBuy, statusText } from '@/domain/product/status'
import { Checkbox } from '@/ui/form/Checkbox'
import { ProductImage } from '@/ui/picture/ProductImage'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { Price } from '@/ui/text/Price'

type Props = { card: RememberedCard; on: boolean; onChoose: (productCode: string, on: boolean) => void }

/** A favourite to be taken out of the list, or not: the whole row is the target (board 50b). */
export const ChosenRow = memo(function ChosenRow({ card, on, onChoose }: Props) {
  const { productCode, name, specification, brandName, productImageUrl, status, salePrice } = card
  return (
    <Checkbox className="full-width" label={name} on={on} onChange={(chosen) => onChoose(productCode, chosen)}>
      <View className="q-product">
        <ProductImage
          picture={productImageUrl}
          name={name}
          size={72}
          {...(canBuy(status) ? { plain: true } : { word: statusText(status) })}
        />
        <View className="grow column">
          <View className="text-16 color-title weight-medium">{name}</View>
          <View className="row wrap gap-6 text-12 color-secondary margin-top-4">
            <DrugMarkTag mark={card.mark} />
            <View>
              {brandName} {specification}
            </View>
          </View>
          <View className="q-product__price">
            <Price cents={salePrice} size={18} />
          </View>
        </View>
      </View>
    </Checkbox>
  )
})
