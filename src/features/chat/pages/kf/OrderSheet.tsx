import { View } from '@tarojs/components'
import { usePages } from '@/api/usePages'
import { order, type OrderSummary } from '@/contract/order'
import { Sheet } from '@/ui/layer/Sheet'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { Loaded } from '@/ui/state/Loaded'

type Chosen = { orderCode: string; text: string }
type Props = { open: boolean; onClose: () => void; onChoose: (chosen: Chosen) => void }

const textOf = ({ lines, count }: OrderSummary) => `${lines[0]?.card.name ?? '订单'}${count > 1 ? ` 等 ${count} 件` : ''}`

/** The member's own orders, one of which is sent as a card. */
export function OrderSheet({ open, onClose, onChoose }: Props) {
  const orders = usePages(order.list, { query: { tab: 'all' } }, { enabled: open })
  const { press, busy } = usePress(orders.loadMore, { quiet: true })
  const { entries, hasMore, status } = orders
  return (
    <Sheet open={open} onClose={onClose} title="选一个订单发给客服">
      <Loaded
        of={{ ...orders, data: status === 'ready' ? entries : undefined }}
        empty={(all) => all.length === 0}
        emptyView={<View className="kf__system">还没有订单</View>}
      >
        {(all) =>
          all.map((one) => (
            <Press
              key={one.orderCode}
              className="kf__order row gap-12"
              onPress={() => {
                onClose()
                onChoose({ orderCode: one.orderCode, text: textOf(one) })
              }}
            >
              {one.lines[0] && <ProductImage picture={one.lines[0].card.productImageUrl} name="" size={56} plain />}
              <View className="grow">
                <View className="text-14 color-title">{textOf(one)}</View>
                <View className="text-12 color-secondary num margin-top-2">{one.orderCode}</View>
              </View>
              <View className="text-13 color-link nowrap">{one.statusText}</View>
            </Press>
          ))
        }
      </Loaded>
      {hasMore && (
        <Press className="q-more" busy={busy || undefined} onPress={press}>
          加载更多
        </Press>
      )}
    </Sheet>
  )
}
