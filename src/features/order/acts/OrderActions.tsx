import { View } from '@tarojs/components'
import { useState } from 'react'
import type { OrderSummary } from '@/contract/order'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { folded, orderActions, type OrderAction } from '../rules/orderActions'
import { CancelSheet } from './CancelSheet'
import { MoreSheet } from './MoreSheet'
import { buyAgain, hideOrder, receiveOrder } from './orderWrites'
import '../parts/parts.scss'

type Look = { words: string; kind: 'primary' | 'outline' | 'brandOutline' }

const LOOKS: Readonly<Record<OrderAction, Look>> = {
  cancel: { words: '取消订单', kind: 'outline' },
  pay: { words: '去支付', kind: 'primary' },
  prescription: { words: '查看处方', kind: 'brandOutline' },
  logistic: { words: '查看物流', kind: 'outline' },
  receive: { words: '确认收货', kind: 'brandOutline' },
  again: { words: '再次购买', kind: 'brandOutline' },
  hide: { words: '删除订单', kind: 'outline' },
  refund: { words: '申请售后', kind: 'outline' },
  refunding: { words: '售后中', kind: 'outline' },
  review: { words: '评价', kind: 'outline' },
}

type Props = {
  order: Pick<OrderSummary, 'orderCode' | 'status' | 'review' | 'afterSales' | 'toReview'>
  size?: 'm' | 's'
  onHidden?: () => Promise<void>
}

/** What can be done with an order now. */
export function OrderActions({ order: { orderCode, status, review, afterSales, toReview = [] }, size = 's', onHidden }: Props) {
  const [cancelling, setCancelling] = useState(false)
  const [showsMore, setShowsMore] = useState(false)
  const acts: Readonly<Record<OrderAction, () => unknown>> = {
    cancel: () => setCancelling(true),
    pay: () => go('cashier', { orderCode }),
    prescription: () => go('orderPrescription', { orderCode }),
    logistic: () => go('orderLogistic', { orderCode }),
    receive: () => receiveOrder(orderCode),
    again: () => buyAgain(orderCode),
    hide: async () => {
      if (await hideOrder(orderCode)) await onHidden?.()
    },
    refund: () => go('refundApply', { orderCode }),
    review: () => {
      const [lineId = '', ...others] = toReview
      return others.length > 0 ? go('reviews') : go('reviewWrite', { lineId })
    },
    refunding: () => go('refund', { refundNumber: afterSales?.openRefund ?? '' }),
  }
  const wordsOf = (action: OrderAction) => (action === 'prescription' && review?.isAsked ? '回复药师' : LOOKS[action].words)
  const { shown, more } = folded(orderActions(status, afterSales, toReview))
  if (shown.length === 0) return null
  return (
    <View className="row wrap gap-8 full-width order-actions">
      {more.length > 0 && (
        <Button kind="text" size={size} className="order-more" onPress={() => setShowsMore(true)}>
          更多
        </Button>
      )}
      {shown.map((action) => (
        <Button key={action} kind={LOOKS[action].kind} size={size} onPress={acts[action]}>
          {wordsOf(action)}
        </Button>
      ))}
      <MoreSheet
        open={showsMore}
        choices={more.map((action) => ({ words: wordsOf(action), onPress: acts[action] }))}
        onClose={() => setShowsMore(false)}
      />
      <CancelSheet orderCode={orderCode} status={status} open={cancelling} onClose={() => setCancelling(false)} />
    </View>
  )
}
