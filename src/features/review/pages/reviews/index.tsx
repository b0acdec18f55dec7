import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { memo, useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { review, type OwnReview, type PendingLine } from '@/contract/review'
import { shopDay, shopFormat } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Segmented } from '@/ui/press/Tabs'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { LineHead } from '../../parts/LineHead'
import { ReviewText } from '../../parts/ReviewText'
import { StarLine } from '../../parts/StarLine'
import { StateNote } from '../../parts/StateNote'

const TABS = ['pending', 'written'] as const
type Tab = (typeof TABS)[number]

/** Route `reviews`: what was received and waits to be reviewed, and what this member wrote. */
export default function ReviewsPage() {
  const { tab: asked } = useParams('reviews')
  const [tab, setTab] = useState<Tab>(asked === 'written' ? 'written' : 'pending')
  const pending = usePages(review.pending, { query: {} })
  const refresh = () => refetch(review.pending, review.mine)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (pending.status !== 'loading') void refresh()
  })
  const texts: Readonly<Record<Tab, string>> = { pending: pending.hits > 0 ? `待评价 ${pending.hits}` : '待评价', written: '已评价' }
  return (
    <Screen>
      <View className="padding-gutter margin-top-4">
        <Segmented label="我的评价" tabs={TABS.map((key) => ({ key, text: texts[key] }))} value={tab} onChange={setTab} />
      </View>
      <View className="stack padding-gutter margin-top-12">
        {tab === 'pending' ? (
          <EndlessList
            of={pending}
            keyOf={({ lineId }) => lineId}
            row={(line) => <PendingCard line={line} />}
            empty={
              <Empty page picture="orders" title="没有待评价的商品" text="确认收货后 90 天内可以评价">
                <Button size="m" onPress={() => go('orders', { tab: 'shipped' })}>
                  看待收货的订单
                </Button>
              </Empty>
            }
          />
        ) : (
          <Written />
        )}
      </View>
    </Screen>
  )
}

function Written() {
  const written = usePages(review.mine, { query: {} })
  return (
    <EndlessList
      of={written}
      keyOf={({ id }) => id}
      row={(one) => <WrittenCard review={one} />}
      empty={<Empty page picture="orders" title="还没有评价" text="说说送得快不快、包装怎么样，帮帮后来的人" />}
    />
  )
}

const PendingCard = memo(function PendingCard({ line }: { line: PendingLine }) {
  const { lineId, name, until } = line
  return (
    <View className="q-card">
      <LineHead of={line} />
      <View className="row justify-between gap-12 margin-top-12">
        <View className="text-13 color-secondary">{shopDay(until)}前可评价</View>
        <Button size="s" kind="brandOutline" label={`写评价${name}`} onPress={() => go('reviewWrite', { lineId })}>
          写评价
        </Button>
      </View>
    </View>
  )
})

const WrittenCard = memo(function WrittenCard({ review: one }: { review: OwnReview }) {
  const { lineId, stars, writtenAt } = one
  return (
    <Press block className="q-card" href={urlOf('reviewWrite', { lineId })} onPress={() => go('reviewWrite', { lineId })}>
      <LineHead of={one} />
      <View className="row wrap gap-8 margin-top-12">
        <StarLine stars={stars} />
        <View className="text-13 color-secondary num">{shopFormat(writtenAt, 'YYYY-MM-DD')}</View>
      </View>
      <ReviewText tags={one.tags} words={one.words} added={one.added} answer={one.answer} />
      <StateNote of={one} />
    </Press>
  )
})
