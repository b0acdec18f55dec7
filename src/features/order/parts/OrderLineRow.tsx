import { Text, View } from '@tarojs/components'
import type { OrderLine } from '@/contract/order'
import { go } from '@/routes/go'
import { DrugMarkTag } from '@/ui/DrugMarkTag'
import { Press } from '@/ui/Press'
import { ProductImage } from '@/ui/ProductImage'
import { Money } from './Money'
import './parts.scss'

type Props = {
  line: Pick<OrderLine, 'card' | 'combineName' | 'specification' | 'quantity' | 'salePrice'>
  /** Why it cannot be bought now. */
  problem?: string | null
  /** Leads to the product's page. */
  opens?: boolean
}

/** One packing of an order: what it is, what one costs, how many. The name wraps: a strength is never cut off. */
export function OrderLineRow({ line: { card, combineName, specification, quantity, salePrice }, problem, opens }: Props) {
  const content = (
    <View className="row top g12 order-line">
      <ProductImage picture={card.productImageUrl} name={card.name} size={72} plain />
      <View className="grow">
        <View className="t14 m c1">
          <DrugMarkTag mark={card.mark} />
          <Text>{card.mark === 'none' ? card.name : ` ${card.name}`}</Text>
        </View>
        <View className="t12 c3 mt4">
          {specification}
          {combineName && ` ${combineName}`}
        </View>
        {problem && <View className="t12 cr mt4">{problem}</View>}
      </View>
      <View className="tr none">
        <Money cents={salePrice} className="t14 c1" />
        <View className="t12 c3 num mt4">×{quantity}</View>
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
