import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'

/** The pharmacist's telephone beside the order it is about; nothing where the shop has not registered one. */
export function AskPharmacist() {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  if (!data?.pharmacistPhone) return null
  return (
    <Card>
      <View className="row gap-12 elder-wrap">
        <View className="color-link row">
          <Icon name="headset" size={24} />
        </View>
        <View className="grow">
          <View className="text-14 weight-medium color-title">用药有疑问，问药师</View>
          <View className="text-12 color-secondary">
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
