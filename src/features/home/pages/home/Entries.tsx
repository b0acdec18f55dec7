import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/press/Press'
import { openOrders } from '@/platform/appPlaces'

type Entry = {
  icon: IconName
  text: string
  tone: 'green' | 'grain' | 'cinnabar' | 'sky' | 'ink'
  open: () => Promise<unknown>
}

const ENTRIES: Entry[] = [
  { icon: 'box', text: '我的订单', tone: 'green', open: () => openOrders('all') },
  { icon: 'coin', text: '签到领币', tone: 'grain', open: () => go('sign') },
  { icon: 'heart', text: '我的收藏', tone: 'cinnabar', open: () => go('favourites') },
  { icon: 'shield', text: '资质公示', tone: 'sky', open: () => go('certificate') },
  { icon: 'headset', text: '问药师', tone: 'ink', open: () => go('pharmacist') },
]

/** Five ways further. */
export function Entries() {
  return (
    <View className="q-card home__entries">
      {ENTRIES.map(({ icon, text, tone, open }) => (
        <Press key={text} className="home__entry" onPress={open}>
          <View className={`home__entryIcon home__entryIcon--${tone}`}>
            <Icon name={icon} size={24} />
          </View>
          <View className="text-12 color-body">{text}</View>
        </Press>
      ))}
    </View>
  )
}
