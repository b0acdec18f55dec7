import { Text, View } from '@tarojs/components'
import { MAX_REFUND_PICTURES, type Refund } from '@/contract/refund'
import { RefundStatus } from '@/contract/refundStates'
import { reasonWords, REFUND_TYPE_NAMES } from '@/contract/refundReasons'
import { PictureField } from '@/domain/upload/PictureField'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { copy } from '@/ui/share/copy'
import { selectable } from '@/ui/text/selectable'

const nothing = () => undefined

/** What was asked for: how, why, what was written and shown, and the numbers to name when asking. */
export function Facts({ refund }: { refund: Refund }) {
  const { refundNumber, orderCode, statusCode, type, reason, note, pictures, phone, paymentName } = refund
  const way = paymentName === null ? '原路退回' : `原路退回${paymentName}`
  const facts: Array<[string, string]> = [
    ['退款方式', REFUND_TYPE_NAMES[type]],
    ['退款原因', reasonWords(reason)],
    ['退款去向', statusCode === RefundStatus.ended ? '' : way],
    ['联系电话', phone],
    ['补充说明', note],
  ]
  return (
    <View className="q-card">
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <View key={label} className="row justify-between align-start gap-16 text-14 refund__fact">
              <Text className="color-secondary flex-none">{label}</Text>
              <Text className="color-title text-right break-all">{value}</Text>
            </View>
          ),
      )}
      <View className="row justify-between wrap gap-8 text-14 refund__fact">
        <Text className="color-secondary flex-none">订单编号</Text>
        <View className="row wrap gap-8">
          <Text className="color-title num" {...selectable}>
            {orderCode}
          </Text>
          <Button kind="outline" size="s" quiet label="查看订单" onPress={() => go('order', { orderCode })}>
            查看
          </Button>
        </View>
      </View>
      <View className="row justify-between wrap gap-8 text-14 refund__fact">
        <Text className="color-secondary flex-none">退款编号</Text>
        <View className="row wrap gap-8">
          <Text className="color-title num" {...selectable}>
            {refundNumber}
          </Text>
          <Button kind="outline" size="s" quiet label="复制退款编号" onPress={() => copy(refundNumber)}>
            复制
          </Button>
        </View>
      </View>
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
