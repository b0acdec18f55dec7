import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { counts } from '@/contract/counts'
import { order, OrderTab } from '@/contract/order'
import { shortened } from '@/lib/shortened'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Affix } from '@/ui/shell/Affix'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Screen } from '@/ui/shell/Screen'
import { Press } from '@/ui/press/Press'
import { SearchField } from '@/ui/form/SearchField'
import { toast } from '@/ui/feedback/toast'
import { Tabs } from '@/ui/press/Tabs'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OrderCard } from './OrderCard'
import { useServerClock } from './useServerClock'
import './index.scss'

const TEXTS: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  toPay: '待付款',
  inReview: '待审方',
  toShip: '待发货',
  shipped: '待收货',
  completed: '已完成',
}
const isTab = (text: string | undefined): text is OrderTab => OrderTab.options.some((tab) => tab === text)

/** Route `orders`: all orders or those that wait for something, newest first, or those with the words that were searched for. */
export default function OrdersPage() {
  const { tab: asked } = useParams('orders')
  const [tab, setTab] = useState<OrderTab>(isTab(asked) ? asked : 'all')
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const orders = usePages(order.list, { query: { tab, size: 10, ...(keyword && { keyword }) } }, { keeps: keyword === '' })
  const { data: waiting = counts.orders.fallback } = useRead(counts.orders, {}, { keeps: true })
  const clock = useServerClock(orders.entries)
  const refresh = () => refetch(order.list, counts.orders, order.expiry)
  usePullToRefresh(refresh)
  // Orders move on while the shopper pays or reads elsewhere.
  useDidShow(() => {
    if (orders.status !== 'loading') void refresh()
  })
  // Most members never have one that waits for a review: five tabs fit beside each other, six are moved by a finger.
  const shown = OrderTab.options.filter((key) => key !== 'inReview' || key === tab || waiting.inReview > 0)
  const tabs = shown.map((key) => ({ key, text: TEXTS[key], badge: key === 'all' || key === 'completed' ? 0 : waiting[key] }))

  /** A cross or an emptied field shows all orders again. */
  const type = (text: string) => {
    setTyped(text)
    if (text === '') setKeyword('')
  }
  /** Of all states: who searches does not know how the order stands. */
  const look = () => {
    const wanted = typed.trim()
    if (!wanted) toast('请输入药名或订单号')
    else {
      setKeyword(wanted)
      setTab('all')
    }
  }

  const showAll = () => {
    type('')
    setTab('all')
  }

  return (
    <Screen
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('serviceOrders')}>
          服务订单
        </Press>
      }
    >
      <View className="padding-gutter margin-top-4">
        <SearchField value={typed} onChange={type} onSearch={look} label="搜索订单" placeholder="药名或订单号" />
      </View>
      <Affix>
        <Tabs label="订单状态" tabs={tabs} value={tab} onChange={setTab} scroll={tabs.length > 5} className="orders__tabs" />
      </Affix>
      {tab === 'shipped' && waiting.shipped > 1 && keyword === '' && (
        <View className="padding-gutter margin-top-8">
          <Notice kind="green" icon="box" action="去确认" onAction={() => go('confirmGoods')}>
            收到了几个包裹，可以一次确认收货
          </Notice>
        </View>
      )}
      <View className="stack padding-gutter margin-top-8">
        <EndlessList
          key={`${tab} ${keyword}`}
          of={orders}
          keyOf={({ orderCode }) => orderCode}
          row={(entry) => <OrderCard order={entry} clock={clock} />}
          empty={
            keyword ? (
              <Empty
                picture="orders"
                title={`没有找到「${shortened(keyword)}」的${tab === 'all' ? '' : TEXTS[tab]}订单`}
                text="换个药名，或用订单号的后几位试试"
              >
                <Button size="m" kind="outline" onPress={showAll}>
                  查看全部订单
                </Button>
              </Empty>
            ) : (
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
            )
          }
        />
      </View>
    </Screen>
  )
}
