import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { SkeletonShape } from '@/ui/state/Skeleton'

/** The pharmacist's phone, as large as a finger; nothing where the shop has not registered one. */
export function CallPharmacist() {
  const { data, status } = useLicences()
  const onlineTime = useOnlineTime()
  if (!data) return status === 'loading' ? <SkeletonShape height={84} radius={20} /> : null
  if (!data.pharmacistPhone) return null
  return (
    <Press className="home__call" onPress={() => callPhone(data.pharmacistPhone)}>
      <Icon name="phone" size={34} />
      <View className="grow">
        <View className="text-18 weight-bold">打电话问药师</View>
        <View className="text-13">
          {data.pharmacistPhone}
          {onlineTime ? `，${onlineTime.text}` : ''}
        </View>
      </View>
      <Icon name="arrow-right" size={24} />
    </Press>
  )
}
