import { View } from '@tarojs/components'
import type { OrderToReceive } from '@/contract/order'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Goods } from './Goods'

/** A parcel that is not delivered yet: where it is, and nothing to choose. */
export const OnItsWayCard = ({ order }: { order: OrderToReceive }) => (
  <View className="q-card">
    <Goods order={order} />
    <Press
      className="row gap-8 q-quiet margin-top-12 text-13 color-body full-width receive__latest"
      onPress={() => go('orderLogistic', { orderCode: order.orderCode })}
    >
      <View className="color-link row">
        <Icon name="truck" size={18} />
      </View>
      <View className="grow">{order.latest ?? '等待快递更新'}</View>
      <Icon name="arrow-right" size={14} className="chevron" />
    </Press>
  </View>
)
