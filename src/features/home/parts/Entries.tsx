import { View } from '@tarojs/components'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/Press'

type Entry = {
  icon: IconName
  text: string
  tone: 'green' | 'grain' | 'cinnabar' | 'sky' | 'ink'
  open: () => Promise<unknown>
  ofMember?: true
}

const ENTRIES: Entry[] = [
  { icon: 'category', text: '全部分类', tone: 'green', open: () => go('category') },
  { icon: 'box', text: '我的订单', tone: 'grain', open: () => go('orders', { tab: 'all' }), ofMember: true },
  { icon: 'heart', text: '我的收藏', tone: 'cinnabar', open: () => go('favourites'), ofMember: true },
  { icon: 'shield', text: '资质公示', tone: 'sky', open: () => go('certificate') },
  { icon: 'headset', text: '问药师', tone: 'ink', open: () => go('pharmacist') },
]

/** Five ways further. */
export function Entries() {
  const member = useSession((session) => session.member)
  return (
    <View className="q-card home__entries">
      {ENTRIES.map(({ icon, text, tone, open, ofMember }) => (
        <Press key={text} className="home__entry" onPress={() => (ofMember && !member ? openLogin() : open())}>
          <View className={`home__entryIcon home__entryIcon--${tone}`}>
            <Icon name={icon} size={24} />
          </View>
          <View className="t12 c2">{text}</View>
        </Press>
      ))}
    </View>
  )
}
