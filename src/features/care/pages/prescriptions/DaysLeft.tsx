import { Text, View } from '@tarojs/components'
import type { PrescribedDrug } from '@/contract/prescription'
import { cx } from '@/ui/element/cx'

type Supply = NonNullable<PrescribedDrug['supply']>

/** Days within which it is time to think of more. */
const SOON = 7

/** 约还能吃 6 天（估算）: of what was received before, by doses and boxes. */
export const DaysLeft = ({ supply: { daysLeft } }: { supply: Supply }) => (
  <View className="wallet-left">
    <View className="text-12 color-secondary">约还能吃（估算）</View>
    <View>
      <Text className={cx('text-20 weight-bold num', daysLeft <= SOON ? 'color-rx' : 'color-title')}>{daysLeft}</Text>
      <Text className="text-12 color-secondary"> 天</Text>
    </View>
  </View>
)

/** 家里的缬沙坦胶囊约还能吃 6 天（估算）; nothing where no drug can be told of. */
export function leftAtHome(drugs: readonly PrescribedDrug[]): string | undefined {
  const known = drugs.flatMap(({ name, supply }) => (supply ? [`${name}约还能吃 ${supply.daysLeft} 天`] : []))
  return known.length > 0 ? `${known.join('，')}（估算）` : undefined
}
