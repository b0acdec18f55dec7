import { View } from '@tarojs/components'
import { priceKeptWords, type PriceKeptLine } from '@/contract/priceKept'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/press/Button'
import { GoodsRow } from '../../GoodsRow'
import { Sum } from '../../Sum'
import { useAsking } from './useAsking'

type Props = { orderCode: string; line: PriceKeptLine; /** Its days are over, or have not begun. */ isOver: boolean }

/** A line beside the price of today: the difference with its button, what was asked for before, or why there is nothing. */
export function LineCard({ orderCode, line, isOver }: Props) {
  const ask = useAsking(orderCode)
  const { lineId, card, specification, bought, quantity, paid, today, difference, why, record } = line
  return (
    <View className="q-card">
      <GoodsRow line={{ card, specification, quantity: bought }}>
        {quantity > 0 && quantity < bought && <View className="text-12 color-secondary margin-top-4">按没有退的 {quantity} 件计算</View>}
      </GoodsRow>
      {today !== null && (
        <View className="margin-top-8">
          <Sum label="实付" cents={paid} />
          <Sum label={record ? '申请时价格' : '现在价格'} cents={today} />
          {(record ?? difference > 0) && <Sum label="差价" cents={record?.amount ?? difference} strong />}
        </View>
      )}
      {record ? (
        <View className="row wrap justify-between gap-8 margin-top-8 text-13">
          <View className="color-link weight-medium">{priceKeptWords(record.status)}</View>
          <View className="color-secondary num">{record.claimNumber}</View>
        </View>
      ) : difference > 0 ? (
        <View className="row justify-end margin-top-8">
          <Button size="m" label={`退差价 ${yuan(difference)} 元：${card.name}`} onPress={() => ask(lineId, difference)}>
            退差价 ¥{yuan(difference)}
          </Button>
        </View>
      ) : (
        why && !isOver && <View className="text-13 color-secondary margin-top-8">{why.text}</View>
      )}
    </View>
  )
}
