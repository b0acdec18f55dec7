import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Loaded } from '@/ui/state/Loaded'
import { View } from '@tarojs/components'

/** Paying online is switched off (mall config `onlinePay`): why, and who helps. */
export function PayOffline({ noun }: { noun: string }) {
  const licences = useLicences()
  const onlineTime = useOnlineTime()
  return (
    <Card>
      <View className="text-16 weight-bold color-title">线上支付暂时关闭</View>
      <View className="text-14 color-body margin-top-8">
        {noun}已为您保留。请联系药师，确认其他付款方式{noun === '订单' && '与送达时间'}。
      </View>
      <View className="margin-top-16">
        <Loaded of={licences}>
          {({ pharmacistPhone }) =>
            pharmacistPhone && (
              <Button block icon="phone" sub={onlineTime?.text} onPress={() => callPhone(pharmacistPhone)}>
                打电话问药师 {pharmacistPhone}
              </Button>
            )
          }
        </Loaded>
      </View>
    </Card>
  )
}
