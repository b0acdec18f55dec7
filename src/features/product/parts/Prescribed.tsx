import { View } from '@tarojs/components'
import dayjs from 'dayjs'
import type { MergedProduct } from '@/contract/product'
import { Icon } from '@/ui/Icon'

/** Whose prescription opens this product, and until when. */
export function Prescribed({ prescription }: { prescription: NonNullable<MergedProduct['prescription']> }) {
  const { patientName, validUntil } = prescription
  return (
    <View className="q-card row g12">
      <View className="product__face">
        <Icon name="user" size={24} />
      </View>
      <View className="grow">
        <View className="t16 b c1">{patientName ?? '用药人'}的处方可以使用</View>
        <View className="t13 c3 mt2">
          {validUntil ? `有效至 ${dayjs(validUntil).format('M 月 D 日')}，` : ''}
          一张处方用一次
        </View>
      </View>
      <Icon name="check-circle" size={24} className="cg" />
    </View>
  )
}
