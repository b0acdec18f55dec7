import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { write } from '@/api/write'
import { product } from '@/contract/product'
import { shopDayAgo } from '@/lib/time'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { confirm } from '@/ui/feedback/dialog'
import { Notice } from '@/ui/card/Notice'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { BrowsedRow } from './BrowsedRow'

/** Route `browsed`: what this member looked at, day by day, newest first; it can be forgotten at any time. */
export default function BrowsedPage() {
  const browsed = usePages(product.browsed, {})
  usePullToRefresh(() => refetch(product.browsed))
  const clear = async () => {
    const title = `清空全部 ${browsed.hits} 件？`
    if (await confirm({ title, text: '清空后找不回来。收藏和订单不受影响。', yes: '清空', no: '再想想', danger: true })) {
      await write(product.clearBrowsed, { query: {} })
    }
  }
  return (
    <Screen
      navRight={
        browsed.entries.length > 0 && (
          <Press onPress={clear} className="text-14 color-body q-hit justify-end">
            清空
          </Press>
        )
      }
    >
      <View className="padding-gutter stack">
        {browsed.entries.length > 0 && (
          <Notice kind="green" icon="lock">
            只有您看得到；处方药不用于推荐
          </Notice>
        )}
        <EndlessList
          of={browsed}
          keyOf={(card) => card.productCode}
          groupOf={({ at }) => shopDayAgo(at, Date.now())}
          row={(card) => <BrowsedRow card={card} />}
          empty={
            <Empty page picture="cart" title="还没有足迹" text="看过的药品会记在这里，方便再找">
              <Button onPress={() => go('home')}>去逛逛</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
