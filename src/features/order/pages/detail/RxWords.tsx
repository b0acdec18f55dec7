import { View } from '@tarojs/components'
import { useRxSetting } from '@/domain/prescription/useRxSetting'
import { RX_WARNING } from '@/lib/rxWarning'

/** Below the drugs of an order that needed a prescription: the decree's sentence, and the shop's own. */
export function RxWords() {
  const { order } = useRxSetting()
  return (
    <View className="text-14 margin-top-8">
      <View className="color-rx">{RX_WARNING}</View>
      <View className="text-13 color-secondary margin-top-2">{order}</View>
    </View>
  )
}
