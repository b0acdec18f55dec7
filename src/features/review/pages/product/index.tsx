import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { review, type ReviewFigures, type ReviewFilter } from '@/contract/review'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Segmented } from '@/ui/press/Tabs'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { FilterChips } from './FilterChips'
import { Foot } from './Foot'
import { Head } from './Head'
import { ReviewRow } from './ReviewRow'

const SORTS = [
  { key: 'useful', text: '最有帮助' },
  { key: 'newest', text: '最新' },
] as const
type Sort = (typeof SORTS)[number]['key']

/** Route `productReviews`: what buyers say of a product; of a prescription drug nothing. */
export default function ProductReviewsPage() {
  const { productCode = '' } = useParams('productReviews')
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const [sort, setSort] = useState<Sort>('useful')
  const list = usePages(review.ofProduct, { params: { productCode }, query: { filter, sort } })
  usePullToRefresh(() => refetch(review.ofProduct))
  // What another filter answered stays until this one has.
  const shown = useRef(list.first)
  if (list.first) shown.current = list.first
  const { figures, product, writable } = shown.current ?? {}
  if (product?.isPrescription) return <NoReviews productCode={productCode} />
  const hasAny = figures !== undefined && figures.count > 0
  return (
    <Screen bottomBar={product && <Foot productCode={productCode} product={product} writable={writable ?? null} />}>
      <View className="stack padding-gutter margin-top-4">
        {hasAny && <Head of={figures} />}
        {hasAny && <FilterChips of={figures} value={filter} onChange={setFilter} />}
        {hasAny && listed(figures, filter) > 1 && <Segmented label="排序" tabs={SORTS} value={sort} onChange={setSort} />}
        <EndlessList
          of={list}
          className="q-card column"
          keyOf={({ id }) => id}
          row={(one) => <ReviewRow review={one} />}
          empty={
            filter === 'all' ? (
              <Empty page picture="orders" title="还没有评价" text="只有买过的人能写评价" />
            ) : (
              <Empty picture="orders" title="没有这样的评价">
                <Button size="m" kind="outline" onPress={() => setFilter('all')}>
                  看全部评价
                </Button>
              </Empty>
            )
          }
        />
      </View>
    </Screen>
  )
}

/** How many reviews a filter shows. */
const listed = ({ count, pictured, low, tags }: ReviewFigures, filter: ReviewFilter) => {
  if (filter === 'all') return count
  if (filter === 'pictured') return pictured
  return filter === 'low' ? low : (tags.find(({ tag }) => tag === filter)?.count ?? 0)
}

const NoReviews = ({ productCode }: { productCode: string }) => (
  <Screen>
    <Empty page picture="prescription" title="处方药不展示评价" text="适不适合、怎么用，请问药师">
      <Button onPress={() => go('pharmacist', { productCode })}>问药师</Button>
    </Empty>
  </Screen>
)
