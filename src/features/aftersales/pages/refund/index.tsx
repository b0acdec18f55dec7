import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { refund } from '@/contract/refund'
import { MINUTE } from '@/lib/duration'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OwnLoaded } from '../../OwnLoaded'
import { RefundView } from './RefundView'

/** Milliseconds between looks while the page is open: a clerk, the courier and the bank move it on. */
const LOOK_MS = MINUTE

/** Route `refund`: how one refund stands, what comes next, the parcel back, and everything that happened to it. */
export default function RefundPage() {
  const { refundNumber = '' } = useParams('refund')
  const read = useRead(refund.detail, { params: { refundNumber } }, { refetchInterval: LOOK_MS })
  const refresh = () => refetch(refund.detail)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  if (read.data) return <RefundView key={read.data.id} refund={read.data} at={read.at} />
  return (
    <Screen>
      <OwnLoaded of={read} title="没有找到这笔退款">
        {() => null}
      </OwnLoaded>
    </Screen>
  )
}
