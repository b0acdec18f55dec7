import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { OrderStatus, type OrderSummary } from '@/contract/order'
import type { ServerClock } from '@/lib/serverNow'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { Price } from '@/ui/Price'
import { ProductImage } from '@/ui/ProductImage'
import { OrderActions } from '../acts/OrderActions'
import { OrderLineRow } from '../parts/OrderLineRow'
import { TimeLeft } from '../parts/TimeLeft'
import { toneOf } from '../rules/statusWords'

/** Pictures of an order of several lines. */
const PICTURES = 3

type Props = { order: OrderSummary; clock: ServerClock | undefined }

/** An order in the list: whose it is, how it stands, what is in it, what can be done. */
export const OrderCard = memo(function OrderCard({ order, clock }: Props) {
  const { orderCode, shopName, patientName, status, statusText, lines, count, payable, expiresAt, latest } = order
  const [only] = lines
  const open = () => go('order', { orderCode })
  const waits = status === OrderStatus.toPay && expiresAt !== null
  return (
    <View className="q-card">
      <Press block href={urlOf('order', { orderCode })} onPress={open}>
        <View className="row between g8">
          <View className="row g6 t14 b c1">
            <View className="cg row">
              <Icon name={patientName ? 'user' : 'leaf'} size={18} />
            </View>
            <Text>{patientName ? `${patientName}的处方单` : shopName}</Text>
          </View>
          <View className={cx('t14 m none', toneOf(status))}>{statusText}</View>
        </View>
        {lines.length === 1 && only ? (
          <OrderLineRow line={only} />
        ) : (
          <Pictures lines={lines} payable={waits ? undefined : payable} count={count} />
        )}
      </Press>
      {waits && (
        <View className="row between wrap g8 mt8 t13">
          {clock && <TimeLeft until={expiresAt} clock={clock} />}
          <View className="row base g4 orders__sum">
            <Text className="c2">应付</Text>
            <Price cents={payable} size={18} />
          </View>
        </View>
      )}
      {status === OrderStatus.shipped && latest && (
        <Press className="row g8 q-quiet mt12 t13 c2 full orders__latest" onPress={() => go('orderLogistic', { orderCode })}>
          <View className="cg row">
            <Icon name="truck" size={18} />
          </View>
          <View className="grow ell">{latest}</View>
          <Icon name="arrow-right" size={14} className="chev" />
        </Press>
      )}
      <View className="mt12">
        <OrderActions order={order} />
      </View>
    </View>
  )
})

/** What is in an order of several lines. What an unpaid one costs stands below, beside the time left. */
const Pictures = ({ lines, payable, count }: Pick<OrderSummary, 'lines' | 'count'> & { payable: number | undefined }) => (
  <View className="row wrap g8 mt12">
    {lines.slice(0, PICTURES).map(({ lineId, card }) => (
      <ProductImage key={lineId} picture={card.productImageUrl} name={card.name} className="orders__picture" />
    ))}
    <View className="orders__total tr">
      {payable !== undefined && <Price cents={payable} size={18} kind="ink" />}
      <View className="t12 c3">共 {count} 件</View>
    </View>
  </View>
)
