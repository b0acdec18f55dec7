import { Text, View } from '@tarojs/components'
import type { InsuranceLimit } from '@/contract/insurance'
import { shortYuan } from '@/lib/money'
import { Progress } from '@/ui/text/Progress'

type Props = {
  limit: Pick<InsuranceLimit, 'yearly' | 'left' | 'reserved'>
  /** What all of it is called. */
  whole?: string
}

/** What is left of a year, and what orders under way hold of it. */
export function LimitBar({ limit: { yearly, left, reserved }, whole = '一年' }: Props) {
  return (
    <>
      <View className="row wrap justify-between gap-8 text-14 color-title">
        <View>
          今年还剩 <Text className="weight-bold num">¥{shortYuan(left)}</Text>
        </View>
        <View className="text-13 color-secondary">
          {whole} ¥{shortYuan(yearly)}
        </View>
      </View>
      <View className="margin-top-8">
        <Progress value={yearly === 0 ? 0 : left / yearly} label={`今年还剩 ${shortYuan(left)} 元，${whole} ${shortYuan(yearly)} 元`} />
      </View>
      {reserved > 0 && (
        <View className="text-13 color-secondary margin-top-4">另有 ¥{shortYuan(reserved)} 被没收货的订单占用，取消或退款会退回</View>
      )}
    </>
  )
}
