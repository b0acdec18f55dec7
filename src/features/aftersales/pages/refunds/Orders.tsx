import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePages } from '@/api/usePages'
import { refund } from '@/contract/refund'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { roving } from '@/ui/element/roving'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { OrderCard } from './OrderCard'

const LISTS = {
  applicable: { text: '可以申请', call: refund.applicable },
  underWay: { text: '售后中', call: refund.underWay },
  sent: { text: '全部订单', call: refund.sent },
} as const
type List = keyof typeof LISTS
const NAMES = Object.keys(LISTS) as List[]

/** The orders that were sent: those of which something may be asked for, those with a refund under way, or all with the reason where nothing may. */
export function Orders() {
  const [list, setList] = useState<List>('applicable')
  return (
    <>
      <View className="row wrap gap-8" {...a11y({ role: 'tablist', label: '订单' })} {...roving('tab')}>
        {NAMES.map((name) => (
          <Chip key={name} card role="tab" on={name === list} onPress={() => setList(name)}>
            {LISTS[name].text}
          </Chip>
        ))}
      </View>
      <OrderList key={list} list={list} onAll={() => setList('sent')} />
    </>
  )
}

type Props = { list: List; onAll: () => void }

function OrderList({ list, onAll }: Props) {
  const orders = usePages(LISTS[list].call, { query: {} })
  const now = Date.parse(orders.first?.serverTime ?? '')
  return (
    <EndlessList
      of={orders}
      keyOf={({ orderCode }) => orderCode}
      row={(order) => <OrderCard order={order} now={now} />}
      empty={<NoOrders list={list} onAll={onAll} />}
    />
  )
}

function NoOrders({ list, onAll }: Props) {
  const toOrders = () => go('orders')
  if (list === 'underWay') return <Empty page picture="orders" title="没有售后中的订单" text="申请后，能在这里按订单看进度" />
  if (list === 'sent')
    return (
      <Empty page picture="orders" title="还没有已发货的订单" text="还没发货的订单可直接取消">
        <Button size="m" onPress={toOrders}>
          查看我的订单
        </Button>
      </Empty>
    )
  return (
    <Empty page picture="orders" title="现在没有可以申请的订单" text="收货次日起七天内可以申请；还没发货的订单可直接取消">
      <Button size="m" onPress={onAll}>
        看全部订单
      </Button>
      <Button size="m" kind="outline" onPress={() => go('afterSalesNotice')}>
        售后须知
      </Button>
    </Empty>
  )
}
