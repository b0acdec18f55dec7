import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { IconButton } from '@/ui/IconButton'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { ParcelView } from '../../track/ParcelView'
import './index.scss'

/** Milliseconds between looks while the page is open. */
const LOOK = 30_000

/** Route `orderLogistic`: where the parcel is, who brings it, and everything that happened to it. */
export default function OrderLogisticPage() {
  const { orderCode = '' } = useParams('orderLogistic')
  const logistic = useRead(order.logistic, { params: { orderCode } }, { every: LOOK })
  const { data: found } = useRead(order.detail, { params: { orderCode } })
  usePullToRefresh(() => makeStale(order.logistic))
  return (
    <Screen
      nav={logistic.data?.parcel ? 'over' : 'paper'}
      navRight={<IconButton name="headset" size={22} label="问药师" onPress={() => go('pharmacist')} />}
    >
      <Loaded of={logistic} skeleton={1}>
        {({ parcel }) =>
          parcel ? (
            <ParcelView parcel={parcel} order={found} />
          ) : (
            <Empty page picture="orders" title="还没有物流信息" text="药师核对配药后打包发出，发出后这里会更新">
              <Button onPress={() => replaceBy('order', { orderCode })}>查看订单</Button>
            </Empty>
          )
        }
      </Loaded>
    </Screen>
  )
}
