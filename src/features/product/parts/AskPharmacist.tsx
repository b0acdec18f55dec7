import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { Said } from '@/ui/Said'

/** The product's hot line: somebody to ask before buying. */
export function AskPharmacist({ hotLine }: { hotLine: string }) {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  const number = hotLine || data?.pharmacistPhone
  if (!number) return null
  return (
    <Press className="q-card row g12 full" onPress={() => callPhone(number)}>
      <Icon name="phone" size={26} className="cg" />
      <View className="grow">
        <View className="t16 m c1">拿不准，先问药师</View>
        <View className="t13 c3 mt2">
          {number}
          {onlineTime ? `，${onlineTime.text}` : ''}
        </View>
        <Said>打电话</Said>
      </View>
      <Icon name="arrow-right" size={16} className="chev" />
    </Press>
  )
}
