import { View } from '@tarojs/components'
import type { MergedProduct } from '@/contract/product'
import { shopDay } from '@/lib/time'
import { Icon } from '@/ui/icons/Icon'

/** Whose prescription opens this product, and until when. */
export function Prescribed({ prescription }: { prescription: NonNullable<MergedProduct['prescription']> }) {
  const { patientName, validUntil } = prescription
  return (
    <View className="q-card row gap-12">
      <View className="product__face">
        <Icon name="user" size={24} />
      </View>
      <View className="grow">
        <View className="text-16 weight-bold color-title">{patientName ?? '用药人'}的处方可以使用</View>
        <View className="text-13 color-secondary margin-top-2">
          {validUntil ? `有效至 ${shopDay(validUntil)}，` : ''}
          一张处方用一次
        </View>
      </View>
      <Icon name="check-circle" size={24} className="color-link" />
    </View>
  )
}
