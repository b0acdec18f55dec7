import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/press/Press'
import { openOrders } from '@/platform/appPlaces'

type Tile = { icon: IconName; title: string; text: string; tone: 'sky' | 'green' | 'grain' | 'cinnabar'; open: () => Promise<unknown> }

/** Four large ways in, for the elder version (board 46). */
export function ElderTiles({ ordersUnderWay }: { ordersUnderWay: number }) {
  const tiles: Tile[] = [
    { icon: 'capsule', title: '找药', text: '按种类慢慢挑', tone: 'green', open: () => go('category') },
    { icon: 'prescription', title: '处方买药', text: '先听药师说', tone: 'sky', open: () => go('pharmacist') },
    {
      icon: 'box',
      title: '我的订单',
      text: ordersUnderWay > 0 ? `${ordersUnderWay} 单在路上` : '买过的都在这',
      tone: 'grain',
      open: () => openOrders('all'),
    },
    { icon: 'heart', title: '我的收藏', text: '常用的药', tone: 'cinnabar', open: () => go('favourites') },
  ]
  return (
    <View className="home__tiles">
      {tiles.map(({ icon, title, text, tone, open }) => (
        <Press key={title} className={`home__tile home__tile--${tone}`} onPress={open}>
          <Icon name={icon} size={36} />
          <View className="text-18 weight-bold margin-top-8">{title}</View>
          <View className="text-13">{text}</View>
        </Press>
      ))}
    </View>
  )
}
