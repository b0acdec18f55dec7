import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { Fragment, useEffect, useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order, OrderStatus, type Order } from '@/contract/order'
import { QuestionnaireEntry } from '@/domain/questionnaire/QuestionnaireEntry'
import { SECOND } from '@/lib/duration'
import { go, goBack } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OrderActions } from '../../acts/OrderActions'
import { ApplyButton } from './ApplyButton'
import { AskPharmacist } from './AskPharmacist'
import { Earnings } from './Earnings'
import { Facts } from './Facts'
import { InvoiceEntry } from './InvoiceEntry'
import { DifferenceButton, PriceKeptEntry } from './PriceKeptEntry'
import { RxWords } from './RxWords'
import { StatusHead } from './StatusHead'
import { AddressLines } from '../../parts/AddressLines'
import { Breakdown } from '../../parts/Breakdown'
import { GiftRow } from '../../parts/GiftRow'
import { OrderLineRow } from '../../parts/OrderLineRow'
import { OrderLoaded } from '../../parts/OrderLoaded'
import { orderActions } from '../../rules/orderActions'
import { statusWords } from '../../rules/statusWords'
import './index.scss'

/** Prices are compared from the receipt on: a parcel that was delivered may not be confirmed yet. */
const isReceived = ({ status }: Order) => status === OrderStatus.shipped || status === OrderStatus.completed

/** While a pharmacist looks at its prescription, the page looks whether he has. */
const POLL_MS = 15 * SECOND

/** Route `order`: how one order stands, what comes next, and everything that was agreed. */
export default function OrderPage() {
  const { orderCode = '' } = useParams('order')
  const [inReview, setInReview] = useState(false)
  const read = useRead(order.detail, { params: { orderCode } }, { keeps: true, ...(inReview && { refetchInterval: POLL_MS }) })
  const status = read.data?.status
  useEffect(() => setInReview(status === OrderStatus.inReview), [status])
  const refresh = () => refetch(order.detail)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  const { data } = read
  const tint = data && statusWords(data, Date.parse(data.serverTime)).tint
  return (
    <Screen
      {...(tint && { tint })}
      bottomBar={
        data &&
        orderActions(data.status, data.afterSales, data.toReview).length > 0 && (
          <BottomBar>
            <OrderActions order={data} size="m" onHidden={goBack} />
          </BottomBar>
        )
      }
    >
      <OrderLoaded of={read}>
        {(found) => (
          <View className="relative">
            <StatusHead order={found} clock={{ serverTime: found.serverTime, at: read.at }} />
            <View className="stack padding-gutter">
              {found.latest && found.status !== OrderStatus.toPay && found.status !== OrderStatus.cancelled && (
                <Press className="q-card row gap-12 full-width" onPress={() => go('orderLogistic', { orderCode })}>
                  <View className="color-link row">
                    <Icon name="truck" size={24} />
                  </View>
                  <View className="grow text-14 color-title">{found.latest}</View>
                  <Icon name="arrow-right" size={16} className="chevron" />
                </Press>
              )}
              <Card>
                <View className="row align-start gap-12">
                  <View className="color-link row">
                    <Icon name="location" size={24} />
                  </View>
                  <AddressLines detail={found.addressText} name={found.consigneeName} phone={found.consigneePhone} />
                </View>
              </Card>
              <View className="q-card">
                <View className="row justify-between">
                  <View className="text-16 weight-bold color-title">{found.shopName}</View>
                  <View className="text-13 color-secondary">共 {found.count} 件</View>
                </View>
                {found.lines.map((line) => (
                  <Fragment key={line.lineId}>
                    <OrderLineRow line={line} opens />
                    {isReceived(found) && <DifferenceButton orderCode={found.orderCode} line={line} />}
                    {found.afterSales?.canApply && found.lines.length > 1 && <ApplyButton orderCode={found.orderCode} line={line} />}
                  </Fragment>
                ))}
                {found.gifts.map((gift) => (
                  <GiftRow key={`${gift.name}${gift.specification}`} gift={gift} />
                ))}
                {found.lines.some(({ card }) => card.mark === 'rx') && (
                  <RxWords orderCode={found.orderCode} hasPrescription={found.prescriptionId !== null} />
                )}
              </View>
              {isReceived(found) && <PriceKeptEntry orderCode={found.orderCode} />}
              {found.paidAt !== null && <InvoiceEntry orderCode={found.orderCode} />}
              <Breakdown sums={found} total={found.paidAt ? '实付金额' : found.status === OrderStatus.inReview ? '审过后付' : '应付金额'}>
                <Earnings order={found} />
              </Breakdown>
              <Facts order={found} />
              {isReceived(found) && <QuestionnaireEntry type="order" orderCode={found.orderCode} />}
              <AskPharmacist orderCode={found.orderCode} />
            </View>
          </View>
        )}
      </OrderLoaded>
    </Screen>
  )
}
