import { View } from '@tarojs/components'
import { memo } from 'react'
import type { RefundableOrder } from '@/contract/refund'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { GoodsRow } from '../../GoodsRow'
import { untilText } from '../../refundWords'

/** An order of which something may be asked for: what, and until when. */
export const ApplicableCard = memo(function ApplicableCard({ order: { orderCode, until, lines } }: { order: RefundableOrder }) {
  return (
    <View className="q-card stack">
      <View className="row wrap justify-between gap-8">
        <View className="text-13 color-secondary num">订单 {orderCode}</View>
        <View className="text-13 color-rx">{untilText(until, Date.now())}</View>
      </View>
      {lines.map((line) => (
        <GoodsRow key={line.lineId} line={line}>
          {line.left < line.quantity && (
            <View className="text-12 color-secondary margin-top-4">{line.left > 0 ? `还可申请 ${line.left} 件` : '已申请过'}</View>
          )}
        </GoodsRow>
      ))}
      <View className="row wrap justify-end gap-8">
        <Button kind="outline" size="s" onPress={() => go('order', { orderCode })}>
          查看订单
        </Button>
        <Button kind="brandOutline" size="s" onPress={() => go('refundApply', { orderCode })}>
          申请售后
        </Button>
      </View>
    </View>
  )
})
