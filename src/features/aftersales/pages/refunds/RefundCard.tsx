import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import type { RefundSummary } from '@/contract/refund'
import { RefundStatus, refundRowOf } from '@/contract/refundStates'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Money } from '@/ui/text/Money'
import { GoodsRow } from '../../GoodsRow'
import { cardLine, toneOf } from '../../refundWords'
import { cancelRefund, hideRefund } from '../../refundWrites'

/** Pictures of a refund of several lines. */
const PICTURES = 3

type Props = { refund: RefundSummary; /** The gateway's time, in milliseconds. */ now: number }

/** A refund in the list: how it stands, what comes back, what comes next, what can be done. */
export const RefundCard = memo(function RefundCard({ refund, now }: Props) {
  const { refundNumber, statusCode, lines, count, amount } = refund
  const { icon, tone, text } = cardLine(refund, now)
  const [line] = lines
  return (
    <View className="q-card">
      <Press block href={urlOf('refund', { refundNumber })} onPress={() => go('refund', { refundNumber })}>
        <View className="row wrap justify-between gap-8 refunds__head">
          <View className="text-13 color-secondary num">退款单 {refundNumber}</View>
          <View className={cx('text-14 weight-medium flex-none', toneOf(statusCode))}>{refundRowOf(statusCode).word}</View>
        </View>
        {lines.length === 1 && line ? (
          <GoodsRow line={line}>
            <Amount cents={amount} />
          </GoodsRow>
        ) : (
          <>
            <View className="row wrap gap-8">
              {lines.slice(0, PICTURES).map(({ lineId, card }) => (
                <ProductImage key={lineId} picture={card.productImageUrl} name={card.name} size={72} />
              ))}
            </View>
            <View className="row wrap gap-8 margin-top-8 text-13 color-secondary">
              <Text>共 {count} 件</Text>
              <Amount cents={amount} />
            </View>
          </>
        )}
      </Press>
      <View className="row gap-8 q-quiet margin-top-12 text-13 color-body">
        <View className={cx('row', tone)}>
          <Icon name={icon} size={18} />
        </View>
        <View className="grow">{text}</View>
      </View>
      <Actions refund={refund} />
    </View>
  )
})

const Amount = ({ cents }: { cents: number }) => (
  <View className="row gap-4 text-14 color-body margin-top-4">
    <Text>退款金额</Text>
    <Money cents={cents} className="weight-bold color-title" />
  </View>
)

/** The most likely last: it stands right-most. */
function Actions({ refund: { refundNumber, statusCode, lines, can } }: Pick<Props, 'refund'>) {
  const look = () => go('refund', { refundNumber })
  const [line] = lines
  return (
    <View className="row wrap justify-end gap-8 margin-top-12">
      {can.hide && (
        <Button kind="outline" size="s" onPress={() => hideRefund(refundNumber)}>
          删除记录
        </Button>
      )}
      {can.cancel && (
        <Button kind="outline" size="s" onPress={() => cancelRefund(refundNumber)}>
          取消申请
        </Button>
      )}
      {statusCode === RefundStatus.parcelSent && (
        <Button kind="outline" size="s" onPress={() => go('refundLogistic', { refundNumber })}>
          查看物流
        </Button>
      )}
      {statusCode === RefundStatus.parcelAwaited && can.track ? (
        <Button size="s" onPress={look}>
          填写单号
        </Button>
      ) : refundRowOf(statusCode).isOver && line ? (
        <Button kind="brandOutline" size="s" onPress={() => go('product', { productCode: line.card.productCode })}>
          再次购买
        </Button>
      ) : (
        <Button kind="brandOutline" size="s" onPress={look}>
          查看进度
        </Button>
      )}
    </View>
  )
}
