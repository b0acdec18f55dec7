import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { usePages } from '@/api/usePages'
import { order, type OrderSummary } from '@/contract/order'
import { shopFormat } from '@/lib/time'
import { FieldRow } from '@/ui/form/FieldRow'
import { Sheet } from '@/ui/layer/Sheet'
import { Press } from '@/ui/press/Press'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'

const LAST_DIGITS = 4

/** Which order it is about, of the member's own. */
export function OrderPick({ onPick }: { onPick: (orderCode: string) => void }) {
  const [choosing, setChoosing] = useState(false)
  const pick = (orderCode: string) => {
    setChoosing(false)
    onPick(orderCode)
  }
  return (
    <View className="q-card q-card--flush">
      <FieldRow label="关联订单" placeholder="选填" onPress={() => setChoosing(true)} />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title="选择订单">
        {choosing && <Orders onPick={pick} />}
      </Sheet>
    </View>
  )
}

function Orders({ onPick }: { onPick: (orderCode: string) => void }) {
  const orders = usePages(order.list, { query: {} })
  return (
    <View className="stack">
      <EndlessList
        of={orders}
        keyOf={({ orderCode }) => orderCode}
        row={(one) => <OrderRow order={one} onPick={onPick} />}
        empty={<Empty picture="orders" title="还没有订单" />}
      />
    </View>
  )
}

const OrderRow = memo(function OrderRow({
  order: { orderCode, lines, count, createdAt },
  onPick,
}: {
  order: OrderSummary
  onPick: (orderCode: string) => void
}) {
  const [first] = lines
  return (
    <Press block className="q-quiet" onPress={() => onPick(orderCode)}>
      <View className="text-16 color-title">
        {count > 1 ? `${first?.card.name ?? '商品'}等 ${count} 件` : (first?.card.name ?? '商品')}
      </View>
      <View className="text-13 color-secondary margin-top-2 num">
        订单尾号 {orderCode.slice(-LAST_DIGITS)} · {shopFormat(createdAt, 'MM-DD')}
      </View>
    </Press>
  )
})
