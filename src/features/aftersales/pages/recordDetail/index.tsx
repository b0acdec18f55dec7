import { useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { aftersalesRecord } from '@/contract/aftersalesRecord'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OwnLoaded } from '../../OwnLoaded'
import { RecordView } from './RecordView'

/** Route `recordDetail`: what was asked for, what was decided with its reasons, what was paid where and when. */
export default function RecordDetailPage() {
  const { id = '' } = useParams('recordDetail')
  const read = useRead(aftersalesRecord.detail, { params: { id } })
  const refresh = () => refetch(aftersalesRecord.detail)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  if (read.data) return <RecordView record={read.data} />
  return (
    <Screen>
      <View className="padding-gutter margin-top-4">
        <OwnLoaded of={read} title="没有找到这条售后记录">
          {() => null}
        </OwnLoaded>
      </View>
    </Screen>
  )
}
