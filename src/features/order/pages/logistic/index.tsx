import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { IconButton } from '@/ui/press/IconButton'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ParcelView } from './ParcelView'
import { OrderLoaded } from '../../parts/OrderLoaded'
import './index.scss'

/** Milliseconds between looks while the page is open. */
const LOOK = 30_000

/** Route `orderLogistic`: where the parcel is, who brings it, and everything that happened to it. */
export default function OrderLogisticPage() {
  const { orderCode = '' } = useParams('orderLogistic')
  const logistic = useRead(order.logistic, { params: { orderCode } }, { refetchInterval: LOOK })
  const { data: found } = useRead(order.detail, { params: { orderCode } })
  usePullToRefresh(() => refetch(order.logistic))
  return (
    <Screen
      nav={logistic.data?.parcel ? 'over' : 'paper'}
      navRight={<IconButton name="headset" size={22} label="在线客服" onPress={() => go('kf', { orderCode })} />}
    >
      <OrderLoaded of={logistic}>
        {({ parcel }) =>
          parcel ? (
            <ParcelView
              parcel={parcel}
              goods={found?.lines[0]?.card}
              arrivalText={found?.arrivalText}
              to={found && { detail: found.addressText, name: found.consigneeName, phone: found.consigneePhone }}
            />
          ) : (
            <Empty page picture="orders" title="还没有物流信息" text="药师核对配药后打包发出，发出后这里会更新">
              <Button onPress={() => replaceBy('order', { orderCode })}>查看订单</Button>
            </Empty>
          )
        }
      </OrderLoaded>
    </Screen>
  )
}
