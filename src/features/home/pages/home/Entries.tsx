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

/** None of them has a tab of its own. */
const ENTRIES: Entry[] = [
  { icon: 'box', text: '我的订单', tone: 'green', open: () => openOrders('all') },
  { icon: 'users', text: '用药人', tone: 'sky', open: () => go('patients') },
  { icon: 'coin', text: '签到领币', tone: 'grain', open: () => go('sign') },
  { icon: 'coupon', text: '优惠券', tone: 'cinnabar', open: () => go('couponList') },
  { icon: 'headset', text: '在线客服', tone: 'ink', open: () => go('kf') },
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
