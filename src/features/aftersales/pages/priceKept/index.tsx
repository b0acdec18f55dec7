import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { priceKept } from '@/contract/priceKept'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Cell } from '@/ui/card/Cell'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { OwnLoaded } from '../../OwnLoaded'
import { LineCard } from './LineCard'
import { Rules } from './Rules'

/** Route `priceKept`: the lines of one order beside the prices of today, and the difference of each, asked for with one tap. */
export default function PriceKeptPage() {
  const { orderCode = '' } = useParams('priceKept')
  const offer = useRead(priceKept.offer, { params: { orderCode } }, { staleTime: 0 })
  const refresh = () => refetch(priceKept.offer)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (offer.at > 0) void refresh()
  })
  return (
    <Screen>
      <OwnLoaded of={offer} title="没有找到这个订单">
        {(found) => (
          <View className="stack padding-gutter margin-top-4">
            <Rules offer={found} />
            {found.lines.map((line) => (
              <LineCard key={line.lineId} orderCode={found.orderCode} line={line} isOver={found.refusal !== null} />
            ))}
            <View className="q-card q-card--flush">
              <Cell icon="document" title="价保记录" onPress={() => go('priceKeptRecords')} />
              <Cell icon="info" title="售后须知" onPress={() => go('afterSalesNotice')} />
            </View>
          </View>
        )}
      </OwnLoaded>
    </Screen>
  )
}
