import { View } from '@tarojs/components'
import { useState } from 'react'
import { OrderStatus } from '@/contract/order'
import { Button } from '@/ui/press/Button'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { cancelOrder } from './orderWrites'

const REASONS = ['暂时不需要了', '药品或数量选错了', '收货信息填错了', '想用其他方式支付', '送达时间太久', '其他原因']

const WHAT_COMES_BACK: Readonly<Record<number, string>> = {
  [OrderStatus.inReview]: '没有收费。处方继续由药师审核，之后还可以用它下单',
  [OrderStatus.toPay]: '取消后优惠券和健康币会退回',
}

type Props = { orderCode: string; status: number; open: boolean; onClose: () => void }

/** Asks why, and says what happens to money that was paid. */
export function CancelSheet({ orderCode, status, open, onClose }: Props) {
  const [reason, setReason] = useState<string>()
  const cancel = async () => {
    if (reason === undefined) return
    await cancelOrder(orderCode, reason)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="取消订单"
      flush
      footer={
        <Button kind="danger" block says="inline" disabled={reason === undefined} onPress={cancel}>
          确认取消
        </Button>
      }
    >
      <View className="text-14 color-secondary padding-gutter">
        {WHAT_COMES_BACK[status] ?? '已付款项会原路退回，优惠券和健康币一并退回'}
      </View>
      <RadioList label="取消原因" value={reason} options={REASONS.map((text) => ({ value: text, text }))} onChange={setReason} />
    </Sheet>
  )
}
