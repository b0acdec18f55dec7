import { Text, View } from '@tarojs/components'
import type { Order } from '@/contract/order'
import { shopTime } from '@/lib/time'
import { NumberRow } from '@/ui/share/NumberRow'

/** Number, times and how it is brought; what is not known yet is left out. */
export function Facts({
  order: { orderCode, createdAt, paidAt, paymentName, deliveryName, arrivalText, note, patientName, cancelReason, check },
}: {
  order: Order
}) {
  const facts: Array<[string, string | null]> = [
    ['用药人', patientName],
    ['下单时间', shopTime(createdAt)],
    ['付款时间', paidAt && shopTime(paidAt)],
    ['付款方式', paymentName],
    ['核对药师', check?.by ?? null],
    ['核对时间', check ? shopTime(check.at) : null],
    ['配送方式', deliveryName],
    ['预计送达', arrivalText],
    ['备注', note || null],
    ['取消原因', cancelReason],
  ]
  return (
    <View className="q-card">
      <View className="text-16 weight-bold color-title">订单信息</View>
      <NumberRow label="订单编号" number={orderCode} />
      {facts.map(
        ([label, value]) =>
          value && (
            <View key={label} className="row justify-between align-start gap-16 text-14 q-fact-row">
              <Text className="color-secondary flex-none">{label}</Text>
              <Text className="color-title text-right">{value}</Text>
            </View>
          ),
      )}
    </View>
  )
}
