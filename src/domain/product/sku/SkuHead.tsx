import { View } from '@tarojs/components'
import type { Combination, Packing, Product } from '@/contract/product'
import { yuan } from '@/lib/money'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { renewPicture } from '../renewPictures'
import { stockText } from './choice'

type Props = { product: Product; packing: Packing; combination: Combination | undefined; salePrice: number; chosen: string }

/** What is being chosen: picture, the price of one piece, and the choice in words. */
export function SkuHead({ product, packing, combination, salePrice, chosen }: Props) {
  return (
    <View className="row align-start gap-12 sku__head">
      <ProductImage
        picture={product.productImageUrl}
        name={product.name}
        size={104}
        onBroken={() => renewPicture(product.productImageUrl)}
      />
      <View className="grow">
        <View className="row align-baseline gap-6 wrap">
          <Price cents={salePrice} size={24} />
          {!combination && packing.marketPrice !== null && packing.marketPrice > salePrice && (
            <Price cents={packing.marketPrice} kind="del" />
          )}
        </View>
        {combination && (
          <View className="text-13 color-secondary margin-top-2">
            合每{packing.unit} ¥{yuan(combination.each)}
            {combination.saved > 0 && `，省 ${yuan(combination.saved)} 元`}
          </View>
        )}
        <View className="row wrap gap-4 margin-top-4">
          <DrugMarkTag mark={product.mark} />
          <View className="text-14 color-title">{product.name}</View>
        </View>
        <View className="text-13 color-body margin-top-4">已选：{chosen}</View>
        <View className="text-12 color-secondary">{stockText(packing)}</View>
      </View>
    </View>
  )
}
