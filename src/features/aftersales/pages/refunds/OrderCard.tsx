import { View } from '@tarojs/components'
import { memo } from 'react'
import type { AftersalesOrder, RefundableLine } from '@/contract/refundOrders'
import { go } from '@/routes/go'
import { cx } from '@/ui/element/cx'
import { Button } from '@/ui/press/Button'
import { GoodsRow } from '../../GoodsRow'
import { lineText, standingText } from '../../orderWords'

type Props = { order: AftersalesOrder; /** The gateway's time, in milliseconds. */ now: number }

/** An order that was sent: what may be asked for and until when, what is under way, what went back, or why nothing may be asked for. */
export const OrderCard = memo(function OrderCard({ order, now }: Props) {
  const { orderCode, lines, refusal, openRefunds } = order
  const { text, tone } = standingText(order, now)
  return (
    <View className="q-card stack">
      <View className="row wrap justify-between gap-8">
        <View className="text-13 color-secondary num">订单 {orderCode}</View>
        <View className={cx('text-13', tone)}>{text}</View>
      </View>
      {lines.map((line) => (
        <Line key={line.lineId} line={line} />
      ))}
      {refusal !== null && openRefunds.length === 0 && <View className="q-quiet text-13 color-body">{refusal.text}</View>}
      <Actions order={order} />
    </View>
  )
})

function Line({ line }: { line: RefundableLine }) {
  const text = lineText(line)
  return <GoodsRow line={line}>{text !== undefined && <View className="text-12 color-secondary margin-top-4">{text}</View>}</GoodsRow>
}

/** The most likely last: it stands right-most. */
function Actions({ order: { orderCode, refusal, openRefunds } }: Pick<Props, 'order'>) {
  const [refundNumber, ...others] = openRefunds
  return (
    <View className="row wrap justify-end gap-8">
      <Button kind="outline" size="s" onPress={() => go('order', { orderCode })}>
        查看订单
      </Button>
      {refundNumber !== undefined && others.length === 0 && (
        <Button kind="outline" size="s" onPress={() => go('refund', { refundNumber })}>
          查看进度
        </Button>
      )}
      {others.length > 0 && (
        <Button kind="outline" size="s" onPress={() => go('refunds', { tab: 'open' })}>
          查看 {openRefunds.length} 笔售后
        </Button>
      )}
      {refusal === null && (
        <Button kind="brandOutline" size="s" onPress={() => go('refundApply', { orderCode })}>
          申请售后
        </Button>
      )}
    </View>
  )
}
