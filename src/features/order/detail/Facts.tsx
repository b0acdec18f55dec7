import { Text, View } from '@tarojs/components'
import type { Order } from '@/contract/order'
import { shopTime } from '@/lib/shopTime'
import { Button } from '@/ui/Button'
import { copy } from '@/ui/copy'

/** Number, times and how it is brought; what is not known yet is left out. */
export function Facts({
  order: { orderCode, createdAt, paidAt, paymentName, deliveryName, note, patientName, cancelReason },
}: {
  order: Order
}) {
  const facts: Array<[string, string | null]> = [
    ['用药人', patientName],
    ['下单时间', shopTime(createdAt)],
    ['付款时间', paidAt && shopTime(paidAt)],
    ['付款方式', paymentName],
    ['配送方式', deliveryName],
    ['备注', note || null],
    ['取消原因', cancelReason],
  ]
  return (
    <View className="q-card">
      <View className="t16 b c1">订单信息</View>
      <View className="row between wrap g8 t14 order__fact">
        <Text className="c3 none">订单编号</Text>
        <View className="row wrap g8">
          <Text className="c1 num" userSelect selectable>
            {orderCode}
          </Text>
          <Button kind="line" size="s" quiet label="复制订单编号" onPress={() => copy(orderCode)}>
            复制
          </Button>
        </View>
      </View>
      {facts.map(
        ([label, value]) =>
          value && (
            <View key={label} className="row between top g16 t14 order__fact">
              <Text className="c3 none">{label}</Text>
              <Text className="c1 tr">{value}</Text>
            </View>
          ),
      )}
    </View>
  )
}
