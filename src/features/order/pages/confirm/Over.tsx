import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'

/** The settlement made an order already, in this tab or another. */
export const AlreadyOrdered = ({ orderCode }: { orderCode: string }) => (
  <Empty page picture="orders" title="这次结算已经下单" text="同一次结算只会生成一笔订单，请到订单中查看">
    <Button onPress={() => replaceBy('order', { orderCode })}>查看订单</Button>
  </Empty>
)

/** The settlement's half hour is over, or it is nobody's. */
export const SettlementOver = () => (
  <Empty page picture="cart" title="结算已过期" text="为保证价格与库存准确，结算只保留 30 分钟，请回购物车重新结算">
    <Button onPress={() => replaceBy('cart')}>回购物车</Button>
  </Empty>
)
