import { View } from '@tarojs/components'
import { order, type Receipt } from '@/contract/order'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { alert } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

/** Receives orders at once, and says of each that was not received why. */
export function useReceiving() {
  const attempt = useAttempt()
  return async (orderCodes: readonly string[]) => {
    const { results } = await attempt(order.receiveAll, { body: { orderCodes: [...orderCodes] } })
    const received = results.filter(({ isReceived }) => isReceived)
    const others = results.filter(({ isReceived }) => !isReceived)
    if (others.length === 0) toast(`已确认收货 ${received.length} 个包裹`, { icon: 'check' })
    else await alert({ title: titleOf(received.length, others.length), text: <Others receipts={others} /> })
  }
}

const titleOf = (received: number, others: number) =>
  received > 0 ? `已确认 ${received} 个，${others} 个没有确认` : '包裹有新的进展，没有确认'

const Others = ({ receipts }: { receipts: readonly Receipt[] }) => (
  <View className="column gap-8">
    {receipts.map(({ orderCode, text }) => (
      <View key={orderCode}>
        <View className="weight-medium color-title num">订单 {orderCode}</View>
        <View>{text ?? '没有确认，请稍后再试'}</View>
      </View>
    ))}
  </View>
)
