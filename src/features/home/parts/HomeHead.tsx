import { Text, View } from '@tarojs/components'
import { greetingAt } from '@/lib/greeting'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { ElderSwitch } from '@/ui/ElderSwitch'
import { Icon } from '@/ui/Icon'
import { Logo } from '@/ui/Logo'
import { Press } from '@/ui/Press'
import { Said } from '@/ui/Said'
import { SearchEntry } from '@/ui/SearchEntry'
import { useElder } from '@/ui/elder'
import { DeliverToLater } from './DeliverToLater'

/** Brand, where it is delivered to, the elder switch, search and the greeting. */
export function HomeHead({ greetingName, slogan }: { greetingName: string | null; slogan: string | undefined }) {
  const elder = useElder((mode) => mode.elder)
  const member = useSession((session) => session.member)
  const greeting = `${greetingAt(new Date().getHours())}${greetingName ? `，${greetingName}` : ''}`
  return (
    <View className="home__head rel">
      <View className="row between pad g8">
        {elder ? (
          <View className="serif b c1 t24">{greeting}</View>
        ) : (
          <View className="row g8 grow">
            <Logo size={34} />
            <View className="grow">
              <View className="serif b c1 t18">青禾健康</View>
              <Press className="row g2 t12 c3 home__to" onPress={() => (member ? go('addresses') : openLogin())}>
                <Icon name="location" size={12} />
                <Text className="ell1">{member ? <DeliverToLater /> : '选择收货地址'}</Text>
                <Said>{member && '更换收货地址'}</Said>
                <Icon name="arrow-down" size={10} />
              </Press>
            </View>
          </View>
        )}
        <ElderSwitch />
      </View>
      <View className="pad mt8">
        <SearchEntry placeholder={elder ? '搜药名或症状' : '搜药品、症状或拼音首字母'} onPress={() => go('search')} />
      </View>
      {!elder && (
        <View className="pad mt16">
          <View className="serif b c1 t24">{greeting}</View>
          {slogan !== '' && <View className="t14 c2 mt4">{slogan ?? '\u00a0'}</View>}
        </View>
      )}
    </View>
  )
}
