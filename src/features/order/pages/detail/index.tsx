import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order, OrderStatus } from '@/contract/order'
import { RX_WARNING } from '@/domain/product/statutory'
import { go, goBack } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { BottomBar } from '@/ui/BottomBar'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Press } from '@/ui/Press'
import { Screen } from '@/ui/Screen'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { OrderActions } from '../../acts/OrderActions'
import { AskPharmacist } from '../../detail/AskPharmacist'
import { Facts } from '../../detail/Facts'
import { StatusHead } from '../../detail/StatusHead'
import { AddressLines } from '../../parts/AddressLines'
import { Breakdown } from '../../parts/Breakdown'
import { GiftRow } from '../../parts/GiftRow'
import { OrderLineRow } from '../../parts/OrderLineRow'
import { orderActions } from '../../rules/orderActions'
import { statusWords } from '../../rules/statusWords'
import './index.scss'

/** Route `order`: how one order stands, what comes next, and everything that was agreed. */
export default function OrderPage() {
  const { orderCode = '' } = useParams('order')
  const read = useRead(order.detail, { params: { orderCode } })
  const refresh = () => makeStale(order.detail)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  const { data } = read
  const tint = data && statusWords(data).tint
  return (
    <Screen
      {...(tint && { tint })}
      bottomBar={
        data &&
        orderActions(data.status).length > 0 && (
          <BottomBar>
            <OrderActions order={data} size="m" onHidden={goBack} />
          </BottomBar>
        )
      }
    >
      <Loaded of={read} skeleton={1}>
        {(found) => (
          <View className="rel">
            <StatusHead order={found} clock={{ serverTime: found.serverTime, at: read.at }} />
            <View className="stack pad">
              {found.latest && found.status !== OrderStatus.toPay && found.status !== OrderStatus.cancelled && (
                <Press className="q-card row g12 full" onPress={() => go('orderLogistic', { orderCode })}>
                  <View className="cg row">
                    <Icon name="truck" size={24} />
                  </View>
                  <View className="grow t14 c1">{found.latest}</View>
                  <Icon name="arrow-right" size={16} className="chev" />
                </Press>
              )}
              <Card>
                <View className="row top g12">
                  <View className="cg row">
                    <Icon name="location" size={24} />
                  </View>
                  <AddressLines detail={found.addressText} name={found.consigneeName} phone={found.consigneePhone} />
                </View>
              </Card>
              <View className="q-card">
                <View className="row between">
                  <View className="t16 b c1">{found.shopName}</View>
                  <View className="t13 c3">共 {found.count} 件</View>
                </View>
                {found.lines.map((line) => (
                  <OrderLineRow key={line.lineId} line={line} opens />
                ))}
                {found.gifts.map((gift) => (
                  <GiftRow key={`${gift.name}${gift.specification}`} gift={gift} />
                ))}
                {found.lines.some(({ card }) => card.mark === 'rx') && <View className="t14 ca mt8">{RX_WARNING}</View>}
              </View>
              <Breakdown sums={found} total={found.paidAt ? '实付金额' : '应付金额'} />
              <Facts order={found} />
              <AskPharmacist />
            </View>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
