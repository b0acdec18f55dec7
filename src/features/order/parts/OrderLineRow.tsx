import { Text, View } from '@tarojs/components'
import type { OrderLine } from '@/contract/order'
import { PairTag } from '@/domain/product/PairTag'
import { go } from '@/routes/go'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Money } from '@/ui/text/Money'
import './parts.scss'

type Props = {
  line: Pick<OrderLine, 'card' | 'combineName' | 'specification' | 'quantity' | 'salePrice' | 'giftType' | 'assortOff'>
  /** Why it cannot be bought now. */
  problem?: string | null
  /** Leads to the product's page. */
  opens?: boolean
}

/** One packing of an order: what it is, what one costs, how many. The name wraps: a strength is never cut off. */
export function OrderLineRow({
  line: { card, combineName, specification, quantity, salePrice, giftType, assortOff },
  problem,
  opens,
}: Props) {
  const content = (
    <View className="row align-start gap-12 order-line">
      <ProductImage picture={card.productImageUrl} name={card.name} size={72} plain />
      <View className="grow">
        <View className="text-14 weight-medium color-title">
          <DrugMarkTag mark={card.mark} />
          <Text>{card.mark === 'none' ? card.name : ` ${card.name}`}</Text>
        </View>
        <View className="text-12 color-secondary margin-top-4">
          {specification}
          {combineName && ` ${combineName}`}
        </View>
        <PairTag giftType={giftType} assortOff={assortOff} />
        {problem && <View className="text-12 color-price margin-top-4">{problem}</View>}
      </View>
      <View className="text-right flex-none">
        <Money cents={salePrice} className="text-14 color-title" />
        <View className="text-12 color-secondary num margin-top-4">×{quantity}</View>
      </View>
    </View>
  )
  if (!opens) return content
  return (
    <Press block onPress={() => go('product', { productCode: card.productCode })}>
      {content}
    </Press>
  )
}
