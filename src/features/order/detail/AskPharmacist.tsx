import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'

/** The pharmacist's telephone beside the order it is about; nothing where the shop has not registered one. */
export function AskPharmacist() {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  if (!data?.pharmacistPhone) return null
  return (
    <Card>
      <View className="row g12 ewrap">
        <View className="cg row">
          <Icon name="headset" size={24} />
        </View>
        <View className="grow">
          <View className="t14 m c1">用药有疑问，问药师</View>
          <View className="t12 c3">
            {data.pharmacistPhone}
            {onlineTime ? `，${onlineTime.text}` : ''}
          </View>
        </View>
        <Button kind="soft" size="s" icon="phone" onPress={() => callPhone(data.pharmacistPhone)}>
          拨打
        </Button>
      </View>
    </Card>
  )
}
