import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { serviceOrder } from '@/contract/serviceOrder'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ServiceCard } from './ServiceCard'

/** Route `serviceOrders`: what this member ordered for money that is not goods, the newest first. */
export default function ServiceOrdersPage() {
  const services = usePages(serviceOrder.list, { query: {} })
  const now = Date.parse(services.first?.serverTime ?? '')
  const refresh = () => refetch(serviceOrder.list)
  usePullToRefresh(refresh)
  // A doctor comes, a fee is paid or goes back while the shopper is elsewhere.
  useDidShow(() => {
    if (services.status !== 'loading') void refresh()
  })
  return (
    <Screen>
      <View className="stack padding-gutter margin-top-4">
        <EndlessList
          of={services}
          keyOf={({ id }) => id}
          row={(service) => <ServiceCard service={service} now={now} />}
          empty={
            <Empty page picture="orders" title="还没有服务订单" text="付费的图文问诊和会员会显示在这里">
              <Button size="m" onPress={() => go('prescriptionConsult')}>
                问医生
              </Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
