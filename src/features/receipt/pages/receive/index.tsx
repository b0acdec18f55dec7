import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order, type OrderToReceive } from '@/contract/order'
import { replaceBy } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { DeliveredCard } from './DeliveredCard'
import { OnItsWayCard } from './OnItsWayCard'
import { ReceiveBar } from './ReceiveBar'
import './index.scss'

const isDelivered = ({ deliveredAt }: OrderToReceive) => deliveredAt !== null

/** Route `confirmGoods`: every parcel that waits for its receipt; what the courier delivered is chosen, what is on its way is left out. */
export default function ReceivePage() {
  const waiting = useRead(order.toReceive, {}, { staleTime: 0 })
  /** What was taken out by hand: whatever is delivered meanwhile is chosen like the others. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const refresh = () => refetch(order.toReceive)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (waiting.at > 0) void refresh()
  })
  const delivered = waiting.data?.results.filter(isDelivered) ?? []
  const all = delivered.map(({ orderCode }) => orderCode)
  const chosen = all.filter((code) => !left.has(code))
  const choose = (code: string, on: boolean) => setLeft(new Set(on ? [...left].filter((one) => one !== code) : [...left, code]))
  return (
    <Screen bottomBar={delivered.length > 0 && <ReceiveBar all={all} chosen={chosen} onAll={(on) => setLeft(new Set(on ? [] : all))} />}>
      <Loaded of={waiting} skeleton={1} empty={({ results }) => results.length === 0} emptyView={<NothingWaits />}>
        {({ results, hits }) => {
          const onTheWay = results.filter((one) => !isDelivered(one))
          return (
            <View className="stack padding-gutter margin-top-4">
              {delivered.length > 0 ? <WhatItMeans /> : <Notice kind="info">包裹都还在路上，快递送达后可以在这里一起确认</Notice>}
              {delivered.map((one) => (
                <DeliveredCard key={one.orderCode} order={one} isChosen={chosen.includes(one.orderCode)} onChoose={choose} />
              ))}
              {onTheWay.length > 0 && (
                <Section flat title="还没有送达">
                  {onTheWay.map((one) => (
                    <OnItsWayCard key={one.orderCode} order={one} />
                  ))}
                </Section>
              )}
              {hits > results.length && (
                <View className="text-13 color-secondary text-center">还有 {hits - results.length} 个包裹，确认后会显示</View>
              )}
            </View>
          )
        }}
      </Loaded>
    </Screen>
  )
}

/** Before the button: what to look at first, and what changes by pressing it. */
const WhatItMeans = () => (
  <Notice kind="info" icon="info">
    请先核对品名、规格和有效期，包装完好再确认。确认后不能再按“没有收到”申请退款；其他售后和价保的期限从快递签收算起，不受影响。签收满 7
    天没有确认的，会自动确认。
  </Notice>
)

const NothingWaits = () => (
  <Empty page picture="orders" title="没有等待确认的包裹" text="快递发出后，包裹会出现在这里">
    <Button onPress={() => replaceBy('orders')}>查看我的订单</Button>
  </Empty>
)
