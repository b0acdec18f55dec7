import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { TOP_DAYS, topList, type TopPeriod } from '@/contract/topList'
import { ProductRow } from '@/domain/product/ProductRow'
import { dayBefore, daysAfter, shopDate, spokenDate } from '@/lib/time'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Segmented, Tabs } from '@/ui/press/Tabs'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import './index.scss'

const ALL = 'all'
const PERIODS = [
  { key: 'week', text: `近 ${TOP_DAYS.week} 天` },
  { key: 'month', text: `近 ${TOP_DAYS.month} 天` },
] as const

/** Route `topList`: what was bought most, of all or of a category, and by what it is counted. */
export default function TopListPage() {
  const { categoryId: asked = ALL } = useParams('topList')
  const [period, setPeriod] = useState<TopPeriod>('week')
  const [category, setCategory] = useState(asked)
  const list = useRead(topList.list, { query: { period, ...(category !== ALL && { categoryId: category }) } })
  usePullToRefresh(() => refetch(topList.list))
  const tabs = [
    { key: ALL, text: '全部' },
    ...(list.data?.categories ?? []).map(({ categoryId, name }) => ({ key: categoryId, text: name })),
  ]
  return (
    <Screen
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('topListRule')}>
          规则
        </Press>
      }
    >
      <View className="padding-gutter">
        <Segmented label="统计的天数" tabs={[...PERIODS]} value={period} onChange={setPeriod} />
      </View>
      {tabs.length > 1 && (
        <Affix>
          <Tabs label="分类" tabs={tabs} value={category} onChange={setCategory} scroll />
        </Affix>
      )}
      <View className="padding-gutter stack margin-top-12 padding-bottom-32">
        <Loaded
          of={list}
          skeleton={1}
          empty={({ results }) => results.length === 0}
          emptyView={
            <Empty page picture="orders" title="这几天还没有上榜的商品" text="换一个天数或分类看看">
              {category !== ALL && <Button onPress={() => setCategory(ALL)}>看全部榜单</Button>}
            </Empty>
          }
        >
          {({ results, until, leastBuyers }) => (
            <>
              {results.map((card, place) => (
                <View key={card.productCode} className="top__row">
                  <ProductRow card={card} source="topList" reason={`${daysOf(period)}${card.buyers} 人购买`} eager={place < 4} />
                  <View className={`top__rank num${place < 3 ? ' top__rank--first' : ''}`}>{place + 1}</View>
                </View>
              ))}
              <View className="text-13 color-secondary">
                {until !== null && `统计 ${countedDays(until, period)}完成的订单，每天更新。`}
                至少 {leastBuyers} 位会员购买才上榜。上榜只说明买的人多，不说明更适合您，请按药品说明书或者在药师指导下购买和使用
              </View>
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

const daysOf = (period: TopPeriod) => `近 ${TOP_DAYS[period]} 天 `

/** 2026 年 11 月 22 日到 2026 年 11 月 28 日: the days before the midnight until which orders were counted. */
function countedDays(until: string, period: TopPeriod): string {
  const end = shopDate(until)
  return `${spokenDate(daysAfter(end, -TOP_DAYS[period]))}到 ${spokenDate(dayBefore(end))}`
}
