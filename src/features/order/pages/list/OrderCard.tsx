import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { OrderStatus, type OrderSummary } from '@/contract/order'
import type { ServerClock } from '@/lib/clock'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { OrderActions } from '../../acts/OrderActions'
import { OrderLineRow } from '../../parts/OrderLineRow'
import { TimeLeft } from '../../parts/TimeLeft'
import { reviewText, toneOf } from '../../rules/statusWords'

/** Pictures of an order of several lines. */
const PICTURES = 3

type Props = { order: OrderSummary; clock: ServerClock | undefined }

/** An order in the list: whose it is, how it stands, what is in it, what can be done. */
export const OrderCard = memo(function OrderCard({ order, clock }: Props) {
  const { orderCode, shopName, patientName, status, statusText, lines, count, payable, expiresAt, latest, review } = order
  const [only] = lines
  const open = () => go('order', { orderCode })
  const waits = status === OrderStatus.toPay && expiresAt !== null
  return (
    <View className="q-card">
      <Press block href={urlOf('order', { orderCode })} onPress={open}>
        <View className="row justify-between gap-8">
          <View className="row gap-6 text-14 weight-bold color-title">
            <View className="color-link row">
              <Icon name={patientName ? 'user' : 'leaf'} size={18} />
            </View>
            <Text>{patientName ? `${patientName}的处方单` : shopName}</Text>
          </View>
          <View className={cx('text-14 weight-medium flex-none', toneOf(status))}>{statusText}</View>
        </View>
        {lines.length === 1 && only ? (
          <OrderLineRow line={only} />
        ) : (
          <Pictures lines={lines} payable={waits ? undefined : payable} count={count} />
        )}
      </Press>
      {waits && (
        <View className="row justify-between wrap gap-8 margin-top-8 text-13">
          {clock && <TimeLeft until={expiresAt} clock={clock} />}
          <View className="row align-baseline gap-4 orders__sum">
            <Text className="color-body">应付</Text>
            <Price cents={payable} size={18} />
          </View>
        </View>
      )}
      {review && (
        <View className="row gap-8 q-quiet margin-top-12 text-13 color-body">
          <Icon name="prescription" size={18} />
          <View className="grow">{reviewText(review, Date.now())}</View>
        </View>
      )}
      {status === OrderStatus.shipped && latest && (
        <Press
          className="row gap-8 q-quiet margin-top-12 text-13 color-body full-width orders__latest"
          onPress={() => go('orderLogistic', { orderCode })}
        >
          <View className="color-link row">
            <Icon name="truck" size={18} />
          </View>
          <View className="grow ellipsis">{latest}</View>
          <Icon name="arrow-right" size={14} className="chevron" />
        </Press>
      )}
      <View className="margin-top-12">
        <OrderActions order={order} />
      </View>
    </View>
  )
})

/** What is in an order of several lines. What an unpaid one costs stands below, beside the time left. */
const Pictures = ({ lines, payable, count }: Pick<OrderSummary, 'lines' | 'count'> & { payable: number | undefined }) => (
  <View className="row wrap gap-8 margin-top-12">
    {lines.slice(0, PICTURES).map(({ lineId, card }) => (
      <ProductImage key={lineId} picture={card.productImageUrl} name={card.name} className="orders__picture" />
    ))}
    <View className="orders__total text-right">
      {payable !== undefined && <Price cents={payable} size={18} kind="ink" />}
      <View className="text-12 color-secondary">共 {count} 件</View>
    </View>
  </View>
)
