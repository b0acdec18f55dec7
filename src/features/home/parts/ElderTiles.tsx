import { View } from '@tarojs/components'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/Press'

type Tile = { icon: IconName; title: string; text: string; tone: 'sky' | 'green' | 'grain' | 'cinnabar'; open: () => Promise<unknown> }

/** Four large ways in, for the elder version (board 46). */
export function ElderTiles({ ordersUnderWay }: { ordersUnderWay: number }) {
  const member = useSession((session) => session.member)
  const asMember = (open: () => Promise<unknown>) => () => (member ? open() : openLogin())
  const tiles: Tile[] = [
    { icon: 'capsule', title: '找药', text: '按种类慢慢挑', tone: 'green', open: () => go('category') },
    { icon: 'prescription', title: '处方买药', text: '先听药师说', tone: 'sky', open: () => go('pharmacist') },
    {
      icon: 'box',
      title: '我的订单',
      text: ordersUnderWay > 0 ? `${ordersUnderWay} 件在路上` : '买过的都在这',
      tone: 'grain',
      open: asMember(() => go('orders', { tab: 'all' })),
    },
    { icon: 'heart', title: '我的收藏', text: '常用的药', tone: 'cinnabar', open: asMember(() => go('favourites')) },
  ]
  return (
    <View className="home__tiles">
      {tiles.map(({ icon, title, text, tone, open }) => (
        <Press key={title} className={`home__tile home__tile--${tone}`} onPress={open}>
          <Icon name={icon} size={36} />
          <View className="t18 b mt8">{title}</View>
          <View className="t13">{text}</View>
        </Press>
      ))}
    </View>
  )
}
