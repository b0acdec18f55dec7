import { View } from '@tarojs/components'
import { MAX_REFUND_PICTURES, type Refund } from '@/contract/refund'
import { RefundStatus } from '@/contract/refundStates'
import { reasonWords, REFUND_TYPE_NAMES } from '@/contract/refundReasons'
import { PictureField } from '@/domain/upload/PictureField'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { NumberRow } from '@/ui/share/NumberRow'
import { FactRow } from '../../FactRow'

const nothing = () => undefined

/** What was asked for: how, why, what was written and shown, and the numbers to name when asking. */
export function Facts({ refund }: { refund: Refund }) {
  const { refundNumber, orderCode, statusCode, type, reason, note, pictures, phone, paymentName } = refund
  const way = paymentName === null ? '原路退回' : `原路退回（${paymentName}）`
  const facts: Array<[string, string]> = [
    ['退款方式', REFUND_TYPE_NAMES[type]],
    ['退款原因', reasonWords(reason)],
    ['退款去向', statusCode === RefundStatus.ended ? '' : way],
    ['联系电话', phone],
    ['补充说明', note],
  ]
  return (
    <View className="q-card">
      {facts.map(([label, value]) => value !== '' && <FactRow key={label} label={label} text={value} />)}
      <NumberRow label="订单编号" number={orderCode}>
        <Button kind="outline" size="s" quiet label="查看订单" onPress={() => go('order', { orderCode })}>
          查看
        </Button>
      </NumberRow>
      <NumberRow label="退款编号" number={refundNumber} />
      {pictures.length > 0 && (
        <View className="margin-top-8">
          <PictureField
            label="凭证图片"
            kind="aftersales"
            ids={pictures.map(({ id }) => id)}
            onChange={nothing}
            max={MAX_REFUND_PICTURES}
            disabled
          />
        </View>
      )}
    </View>
  )
}
