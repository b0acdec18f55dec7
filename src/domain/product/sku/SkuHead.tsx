import { View } from '@tarojs/components'
import type { Combination, Packing, Product } from '@/contract/product'
import { yuan } from '@/lib/money'
import { Price } from '@/ui/Price'
import { ProductImage } from '@/ui/ProductImage'
import { DrugMarkTag } from '@/ui/DrugMarkTag'
import { renewPicture } from '../renewPictures'
import { stockText } from './choice'

type Props = { product: Product; packing: Packing; combination: Combination | undefined; salePrice: number; chosen: string }

/** What is being chosen: picture, the price of one piece, and the choice in words. */
export function SkuHead({ product, packing, combination, salePrice, chosen }: Props) {
  return (
    <View className="row top g12 sku__head">
      <ProductImage
        picture={product.productImageUrl}
        name={product.name}
        size={104}
        onBroken={() => renewPicture(product.productImageUrl)}
      />
      <View className="grow">
        <View className="row base g6 wrap">
          <Price cents={salePrice} size={24} />
          {!combination && packing.marketPrice !== null && packing.marketPrice > salePrice && (
            <Price cents={packing.marketPrice} kind="del" />
          )}
        </View>
        {combination && (
          <View className="t13 c3 mt2">
            合每{packing.unit} ¥{yuan(Math.round(combination.salePrice / combination.count))}
            {combination.saved > 0 && `，省 ${yuan(combination.saved)} 元`}
          </View>
        )}
        <View className="row wrap g4 mt4">
          <DrugMarkTag mark={product.mark} />
          <View className="t14 c1">{product.name}</View>
        </View>
        <View className="t13 c2 mt4">已选：{chosen}</View>
        <View className="t12 c3">{stockText(packing)}</View>
      </View>
    </View>
  )
}
