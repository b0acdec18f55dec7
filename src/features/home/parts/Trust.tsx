import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { go } from '@/routes/go'
import { Press } from '@/ui/Press'

/** What the law asks of the home page: licences and filing numbers, one tap away (LAW-AND-PRIVACY, D8 and D9). */
export function Trust() {
  const { data } = useLicences()
  return (
    <View className="tc home__trust">
      <View className="row center g16 t12 c3">
        <View>正品可溯源</View>
        <View>执业药师审方</View>
        <View>隐私包装</View>
      </View>
      {data?.licences.slice(0, 2).map(({ label, number }) => (
        <View key={label} className="t12 c3 mt4">
          {label} {number}
        </View>
      ))}
      <Press className="home__licences t12 c3" role="link" onPress={() => go('certificate')}>
        药品经营许可与互联网药品信息服务资质公示
      </Press>
    </View>
  )
}
