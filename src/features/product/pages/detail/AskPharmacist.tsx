import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'

type Props = { productCode: string; /** The product's own; without one the pharmacist's. */ hotLine: string }

/** Somebody to ask before buying: in writing, with the product brought along, or by telephone. */
export function AskPharmacist({ productCode, hotLine }: Props) {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  const number = hotLine || data?.pharmacistPhone
  return (
    <Card>
      <View className="row gap-12 elder-wrap">
        <Icon name="headset" size={26} className="color-link" />
        <View className="grow">
          <View className="text-16 weight-medium color-title">拿不准，先问药师</View>
          <View className="text-13 color-secondary margin-top-2">{onlineTime?.text ?? '执业药师在线回答'}</View>
        </View>
        <View className="row gap-8 elder-line">
          {number && <IconButton name="phone" label={`打电话问药师 ${number}`} onPress={() => callPhone(number)} />}
          <Button kind="soft" size="s" onPress={() => go('kf', { desk: 'pharmacist', productCode })}>
            在线问
          </Button>
        </View>
      </View>
    </Card>
  )
}
