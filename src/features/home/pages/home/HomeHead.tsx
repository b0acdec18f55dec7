import { Text, View } from '@tarojs/components'
import { greetingAt } from '@/lib/greeting'
import { shopHour } from '@/lib/shopClock'
import { useNow } from '@/platform/renderedPage/useRendered'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { besideCapsule, navSpace } from '@/ui/element/navSpace'
import { ElderSwitch } from '@/ui/shell/ElderSwitch'
import { Icon } from '@/ui/icons/Icon'
import { Logo } from '@/ui/picture/Logo'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { SearchEntry } from '@/ui/form/SearchEntry'
import { useElder } from '@/ui/text/elder'
import { LazyBell } from './LazyBell'
import { LazyDeliverTo } from './LazyDeliverTo'
import { useShop } from '@/ui/state/shop'

/** Brand, where it is delivered to, the elder switch, search and the greeting. */
export function HomeHead({ greetingName, slogan }: { greetingName: string | null; slogan: string | undefined }) {
  const { name: shopName } = useShop()
  const elder = useElder((mode) => mode.elder)
  const member = useSession((session) => session.member)
  const greeting = `${greetingAt(shopHour(useNow()))}${greetingName ? `，${greetingName}` : ''}`
  // Beside WeChat's capsule, and beside a large greeting, there is no room for it: it stands beside the search there.
  const bell = member && <LazyBell />
  const isNarrow = elder || navSpace.right > 0
  return (
    <View className="home__head relative">
      <View className="row justify-between padding-gutter gap-8 elder-wrap" {...besideCapsule}>
        {elder ? (
          <View className="serif weight-bold color-title text-24">{greeting}</View>
        ) : (
          <View className="row gap-8 grow">
            <Logo size={34} />
            <View className="grow">
              <View className="serif weight-bold color-title text-18">{shopName}</View>
              <Press className="row gap-2 text-12 color-secondary home__to" onPress={() => go('addresses')}>
                <Icon name="location" size={12} />
                <Text className="ellipsis">{member ? <LazyDeliverTo /> : '选择收货地址'}</Text>
                <VisuallyHidden>{member && '更换收货地址'}</VisuallyHidden>
                <Icon name="arrow-down" size={10} />
              </Press>
            </View>
          </View>
        )}
        <View className="row flex-none home__own">
          <ElderSwitch />
          {!isNarrow && bell}
        </View>
      </View>
      <View className="row padding-gutter margin-top-8 home__find">
        <View className="grow">
          <SearchEntry placeholder={elder ? '搜药名或症状' : '搜药品、症状或拼音首字母'} onPress={() => go('search')} />
        </View>
        {isNarrow && bell}
      </View>
      {!elder && (
        <View className="padding-gutter margin-top-16">
          <View className="serif weight-bold color-title text-24">{greeting}</View>
          {slogan !== '' && <View className="text-14 color-body margin-top-4">{slogan ?? '\u00a0'}</View>}
        </View>
      )}
    </View>
  )
}
