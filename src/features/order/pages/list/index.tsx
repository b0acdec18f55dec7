import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { makeStale } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { order, OrderTab } from '@/contract/order'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Affix } from '@/ui/Affix'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { EndlessList } from '@/ui/EndlessList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { OrderCard } from '../../list/OrderCard'
import { useServerClock } from '../../list/useServerClock'
import './index.scss'

const TEXTS: Readonly<Record<OrderTab, string>> = { all: '全部', toPay: '待付款', toShip: '待发货', shipped: '待收货', completed: '已完成' }
const isTab = (text: string | undefined): text is OrderTab => OrderTab.options.some((tab) => tab === text)

/** Route `orders`: all orders or those that wait for something, newest first. */
export default function OrdersPage() {
  const { tab: asked } = useParams('orders')
  const [tab, setTab] = useState<OrderTab>(isTab(asked) ? asked : 'all')
  const orders = usePages(order.list, { query: { tab, size: 10 } })
  const { data: waiting = order.counts.fallback } = useRead(order.counts, {})
  const { orderAppBox } = useMallConfig()
  const clock = useServerClock(orders.entries)
  const refresh = () => makeStale(order.list, order.counts, order.expiry)
  usePullToRefresh(refresh)
  // Orders move on while the shopper pays or reads elsewhere.
  useDidShow(() => {
    if (orders.status !== 'loading') void refresh()
  })
  const tabs = OrderTab.options.map((key) => ({ key, text: TEXTS[key], badge: key === 'all' || key === 'completed' ? 0 : waiting[key] }))

  return (
    <Screen>
      <Affix>
        <Tabs label="订单状态" tabs={tabs} value={tab} onChange={setTab} className="orders__tabs" />
      </Affix>
      <View className="stack pad mt8">
        {orderAppBox && (
          <View className="q-card q-card--tight">
            <View className="t14 m c1">{orderAppBox.title}</View>
            <View className="t13 c3 mt2">{orderAppBox.text}</View>
          </View>
        )}
        <EndlessList
          key={tab}
          of={orders}
          keyOf={({ orderCode }) => orderCode}
          row={(entry) => <OrderCard order={entry} clock={clock} />}
          empty={
            <Empty
              page
              picture="orders"
              title={tab === 'all' ? '还没有订单' : `没有${TEXTS[tab]}的订单`}
              text="需要用药时，可按症状找药或先问药师"
            >
              <Button size="m" onPress={() => go('category')}>
                去找药
              </Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
