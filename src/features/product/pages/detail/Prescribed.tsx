import { View } from '@tarojs/components'
import type { MergedProduct } from '@/contract/product'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** That this product can be bought at once: by whose prescription, until when; it leads there. */
export function Prescribed({ prescription }: { prescription: NonNullable<MergedProduct['prescription']> }) {
  const { prescriptionId, patientName, validUntil } = prescription
  const open = () => (prescriptionId === null ? go('prescriptions') : go('prescriptionDetail', { prescriptionId }))
  return (
    <Press className="q-card row gap-12 full-width text-left" onPress={open}>
      <View className="product__face">
        <Icon name="prescription" size={24} />
      </View>
      <View className="grow">
        <View className="text-16 weight-bold color-title">您有一张可用的处方，可直接购买</View>
        <View className="text-13 color-secondary margin-top-2">
          {[`${patientName ?? '用药人'}的处方`, validUntil && `有效至 ${shopDay(validUntil)}`].filter(Boolean).join('，')}
        </View>
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
