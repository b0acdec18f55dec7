import { View } from '@tarojs/components'
import { useRxSetting } from '@/domain/prescription/useRxSetting'
import { RX_WARNING } from '@/lib/rxWarning'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** Below the drugs of an order that needed a prescription: the decree's sentence, the shop's own, and the way to the prescription. */
export function RxWords({ orderCode, hasPrescription }: { orderCode: string; hasPrescription: boolean }) {
  const { order } = useRxSetting()
  return (
    <View className="text-14 margin-top-8">
      <View className="color-rx">{RX_WARNING}</View>
      <View className="text-13 color-secondary margin-top-2">{order}</View>
      {hasPrescription && (
        <Press className="row gap-4 color-link q-hit" onPress={() => go('orderPrescription', { orderCode })}>
          查看处方
          <Icon name="arrow-right" size={14} />
        </Press>
      )}
    </View>
  )
}
