import { View } from '@tarojs/components'
import { OrderStatus, type Order } from '@/contract/order'
import type { ServerClock } from '@/lib/clock'
import { TimeLeft } from '../../parts/TimeLeft'
import { ReviewSteps } from './ReviewSteps'
import { statusWords } from '../../rules/statusWords'

/** How the order stands and what comes next. */
export function StatusHead({ order, clock }: { order: Order; clock: ServerClock }) {
  const { status, statusText, expiresAt, refundText } = order
  return (
    <View className="padding-gutter order__head">
      <View className="text-24 weight-bold color-title serif">{statusText}</View>
      <View className="text-14 color-body margin-top-4">{statusWords(order, Date.parse(order.serverTime)).next}</View>
      {status === OrderStatus.toPay && expiresAt !== null && (
        <View className="text-13 margin-top-8">
          <TimeLeft until={expiresAt} clock={clock} />
        </View>
      )}
      {status === OrderStatus.inReview && <ReviewSteps />}
      {refundText && <View className="text-14 color-link margin-top-4">{refundText}</View>}
    </View>
  )
}
