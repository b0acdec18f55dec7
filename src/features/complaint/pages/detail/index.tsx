import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { complaint } from '@/contract/complaint'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { MINUTE } from '@/lib/duration'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ComplaintView } from '../../ComplaintView'
import { OwnRecord } from '../../OwnRecord'

/** Milliseconds between looks while the page is open: the shop moves it on. */
const LOOK_MS = MINUTE

/** Route `reportDetail`: one complaint or suggestion, what was answered, and what its reporter can do. */
export default function ReportDetailPage() {
  const { id = '' } = useParams('reportDetail')
  const read = useRead(complaint.queryById, { params: { id } }, { refetchInterval: LOOK_MS })
  const attempt = useAttempt()
  const refresh = () => refetch(complaint.queryById)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  if (read.data)
    return (
      <ComplaintView key={read.data.id} of={read.data} onAdd={(words) => attempt(complaint.add, { params: { id }, body: { words } })} />
    )
  return (
    <Screen>
      <OwnRecord of={read}>{() => null}</OwnRecord>
    </Screen>
  )
}
