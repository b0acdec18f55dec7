import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { IconButton } from '@/ui/press/IconButton'

/** Somebody to ask beside the order it is about: in writing, or by the pharmacist's telephone where the shop has registered one; and where to complain of it. */
export function AskPharmacist({ orderCode }: { orderCode: string }) {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  const phone = data?.pharmacistPhone
  return (
    <Card>
      <View className="row gap-12 elder-wrap">
        <View className="color-link row">
          <Icon name="headset" size={24} />
        </View>
        <View className="grow">
          <View className="text-14 weight-medium color-title">订单或用药有疑问</View>
          <View className="text-12 color-secondary">{onlineTime?.text ?? '客服和药师为您解答'}</View>
        </View>
        <View className="row gap-8 elder-line">
          {phone && <IconButton name="phone" label={`打电话问药师 ${phone}`} onPress={() => callPhone(phone)} />}
          <Button kind="soft" size="s" onPress={() => go('kf', { orderCode })}>
            在线客服
          </Button>
        </View>
      </View>
      <View className="row justify-end">
        <Button kind="text" size="s" onPress={() => go('report', { subjectKind: 'order', subjectId: orderCode })}>
          投诉这笔订单
        </Button>
      </View>
    </Card>
  )
}
