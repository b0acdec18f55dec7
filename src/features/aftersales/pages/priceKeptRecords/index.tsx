import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { priceKept } from '@/contract/priceKept'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { RecordCard } from './RecordCard'

/** Route `priceKeptRecords`: every difference that was asked for, the newest first. */
export default function PriceKeptRecordsPage() {
  const records = usePages(priceKept.list, { query: {} })
  const refresh = () => refetch(priceKept.list)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (records.status !== 'loading') void refresh()
  })
  return (
    <Screen>
      <View className="stack padding-gutter margin-top-4">
        <EndlessList
          of={records}
          keyOf={({ claimNumber }) => claimNumber}
          row={(one) => <RecordCard record={one} />}
          empty={
            <Empty page picture="orders" title="还没有价保记录" text="签收后降价，可以在订单详情退差价">
              <Button onPress={() => go('orders')}>查看我的订单</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
