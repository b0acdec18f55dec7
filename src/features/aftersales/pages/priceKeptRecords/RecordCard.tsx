import { View } from '@tarojs/components'
import { memo } from 'react'
import { priceKeptWords, type PriceKeptRecord } from '@/contract/priceKept'
import { shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Timeline } from '@/ui/text/Timeline'
import { GoodsRow } from '../../GoodsRow'
import { Sum } from '../../Sum'

/** A difference that was asked for: of what, how it comes about, and where its money is. */
export const RecordCard = memo(function RecordCard({ record }: { record: PriceKeptRecord }) {
  const { claimNumber, orderCode, card, specification, quantity, paid, today, amount, status, log, paymentName } = record
  return (
    <View className="q-card">
      <View className="row wrap justify-between gap-8">
        <View className="text-13 color-secondary num">价保 {claimNumber}</View>
        <View className="text-14 weight-medium color-link">{priceKeptWords(status)}</View>
      </View>
      <View className="margin-top-8">
        <GoodsRow line={{ card, specification, quantity }} />
      </View>
      <View className="margin-top-8">
        <Sum label="实付" cents={paid} />
        <Sum label="申请时价格" cents={today} />
        <Sum label={paymentName === null ? '差价' : `差价，退回${paymentName}`} cents={amount} strong />
      </View>
      <View className="margin-top-8">
        <Timeline
          label="价保进度"
          entries={log.map((one) => ({
            id: `${one.status}${one.dateTime}`,
            title: priceKeptWords(one.status),
            time: shopTimeOfYear(one.dateTime),
          }))}
        />
      </View>
      <View className="row justify-end margin-top-8">
        <Button kind="outline" size="s" label={`查看订单 ${orderCode}`} onPress={() => go('order', { orderCode })}>
          查看订单
        </Button>
      </View>
    </View>
  )
})
