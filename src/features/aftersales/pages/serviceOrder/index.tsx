import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { serviceOrder } from '@/contract/serviceOrder'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OwnLoaded } from '../../OwnLoaded'
import { ServiceView } from './ServiceView'

const TO_LIST = { text: '查看服务订单', open: () => replaceBy('serviceOrders') }

/** Route `serviceOrder`: one service, how it stands, what was paid and what goes back. */
export default function ServiceOrderPage() {
  const { id = '' } = useParams('serviceOrder')
  const read = useRead(serviceOrder.detail, { params: { id } })
  const refresh = () => refetch(serviceOrder.detail)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  if (read.data) return <ServiceView service={read.data} />
  return (
    <Screen>
      <View className="padding-gutter margin-top-4">
        <OwnLoaded of={read} title="没有找到这笔服务订单" way={TO_LIST}>
          {() => null}
        </OwnLoaded>
      </View>
    </Screen>
  )
}
