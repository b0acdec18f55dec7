import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { go } from '@/routes/go'
import { Press } from '@/ui/press/Press'

/** What the law asks of the home page: licences and filing numbers, one tap away (LAW-AND-PRIVACY, D8 and D9). */
export function Licences() {
  const { data } = useLicences()
  return (
    <View className="text-center home__trust">
      <View className="row justify-center gap-16 text-12 color-secondary">
        <View>正品可溯源</View>
        <View>执业药师审方</View>
        <View>隐私包装</View>
      </View>
      {data?.licences.slice(0, 2).map(({ label, number }) => (
        <View key={label} className="text-12 color-secondary margin-top-4">
          {label} {number}
        </View>
      ))}
      <Press className="home__licences text-12 color-secondary" role="link" onPress={() => go('certificate')}>
        药品经营许可与互联网药品信息服务资质公示
      </Press>
    </View>
  )
}
