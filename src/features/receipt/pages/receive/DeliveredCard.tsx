import { View } from '@tarojs/components'
import type { OrderToReceive } from '@/contract/order'
import { shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Goods } from './Goods'

type Props = { order: OrderToReceive; isChosen: boolean; onChoose: (orderCode: string, on: boolean) => void }

/** A parcel that the courier delivered: received or left out. */
export const DeliveredCard = ({ order, isChosen, onChoose }: Props) => (
  <View className="q-card">
    <Checkbox on={isChosen} onChange={(on) => onChoose(order.orderCode, on)} className="align-start full-width">
      <Goods order={order} />
    </Checkbox>
    <View className="row wrap justify-between gap-8 margin-top-8">
      <View className="row gap-6 text-13 color-body">
        <View className="row color-link">
          <Icon name="check-circle" size={18} />
        </View>
        <View className="num">{order.deliveredAt !== null && shopTimeOfYear(order.deliveredAt)} 已签收</View>
      </View>
      <Button
        kind="outline"
        size="s"
        label={`查看物流：订单 ${order.orderCode}`}
        onPress={() => go('orderLogistic', { orderCode: order.orderCode })}
      >
        查看物流
      </Button>
    </View>
  </View>
)
