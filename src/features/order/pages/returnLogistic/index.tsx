import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { parcelCalls } from '@/contract/refundParcel'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ParcelView } from '../logistic/ParcelView'
import '../logistic/index.scss'

/** Milliseconds between looks while the page is open. */
const LOOK = 30_000

/**
 * Route `refundLogistic`: where the goods of a refund are on their way back. It lies beside the order's own parcel, which is drawn by the same
 * parts: what two sub-packages share would be in the mini-program's main package.
 */
export default function ReturnLogisticPage() {
  const { refundNumber = '' } = useParams('refundLogistic')
  const logistic = useRead(parcelCalls.logistic, { params: { refundNumber } }, { refetchInterval: LOOK })
  usePullToRefresh(() => refetch(parcelCalls.logistic))
  const isNobodys = logistic.data === undefined && isUnknown(logistic.error)
  return (
    <Screen
      nav={logistic.data?.parcel ? 'over' : 'paper'}
      navRight={<IconButton name="headset" size={22} label="在线客服" onPress={() => go('kf')} />}
    >
      {isNobodys ? (
        <Empty page picture="orders" title="没有找到这笔退款" text="编号可能有误，或属于其他账号">
          <Button onPress={() => replaceBy('refunds')}>查看我的售后</Button>
        </Empty>
      ) : (
        <Loaded of={logistic} skeleton={1}>
          {({ parcel, returnTo }) =>
            parcel ? (
              <ParcelView
                parcel={parcel}
                to={returnTo ? { detail: returnTo.address, name: returnTo.name, phone: returnTo.phone } : undefined}
              />
            ) : (
              <Empty page picture="orders" title="还没有寄回的物流信息" text="寄出商品并填写快递单号后，这里会更新">
                <Button onPress={() => replaceBy('refund', { refundNumber })}>查看退款</Button>
              </Empty>
            )
          }
        </Loaded>
      )}
    </Screen>
  )
}
