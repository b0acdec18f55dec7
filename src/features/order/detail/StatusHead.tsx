import { View } from '@tarojs/components'
import { OrderStatus, type Order } from '@/contract/order'
import type { ServerClock } from '@/lib/serverNow'
import { TimeLeft } from '../parts/TimeLeft'
import { statusWords } from '../rules/statusWords'

/** How the order stands and what comes next. */
export function StatusHead({ order, clock }: { order: Order; clock: ServerClock }) {
  const { status, statusText, expiresAt, refundText } = order
  return (
    <View className="pad order__head">
      <View className="t24 b c1 serif">{statusText}</View>
      <View className="t14 c2 mt4">{statusWords(order).next}</View>
      {status === OrderStatus.toPay && expiresAt !== null && (
        <View className="t13 mt8">
          <TimeLeft until={expiresAt} clock={clock} />
        </View>
      )}
      {refundText && <View className="t14 cg mt4">{refundText}</View>}
    </View>
  )
}
