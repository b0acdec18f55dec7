import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'

/** The product's hot line: somebody to ask before buying. */
export function AskPharmacist({ hotLine }: { hotLine: string }) {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  const number = hotLine || data?.pharmacistPhone
  if (!number) return null
  return (
    <Press className="q-card row gap-12 full-width" onPress={() => callPhone(number)}>
      <Icon name="phone" size={26} className="color-link" />
      <View className="grow">
        <View className="text-16 weight-medium color-title">拿不准，先问药师</View>
        <View className="text-13 color-secondary margin-top-2">
          {number}
          {onlineTime ? `，${onlineTime.text}` : ''}
        </View>
        <VisuallyHidden>打电话</VisuallyHidden>
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
