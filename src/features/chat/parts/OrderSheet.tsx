import { View } from '@tarojs/components'
import { usePages } from '@/api/usePages'
import { chat } from '@/contract/chat'
import { Sheet } from '@/ui/layer/Sheet'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { Loaded } from '@/ui/state/Loaded'
import { CardFace } from './CardBubble'

type Chosen = { orderCode: string; text: string }
type Props = { open: boolean; onClose: () => void; onChoose: (chosen: Chosen) => void }

/** The member's own orders, one of which is sent as a card. */
export function OrderSheet({ open, onClose, onChoose }: Props) {
  const orders = usePages(chat.orders, { query: {} }, { enabled: open })
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
              key={one.code}
              className="kf__order row gap-12"
              onPress={() => {
                onClose()
                onChoose({ orderCode: one.code, text: one.title })
              }}
            >
              <CardFace card={one} size={56} />
              <View className="grow">
                <View className="text-14 color-title">{one.title}</View>
                <View className="text-12 color-secondary num margin-top-2">{one.code}</View>
              </View>
              <View className="text-13 color-link nowrap">{one.state}</View>
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
