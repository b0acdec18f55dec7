import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { aftersalesRecord, type RecordFilter } from '@/contract/aftersalesRecord'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Tabs } from '@/ui/press/Tabs'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { monthOf } from '../../recordWords'
import { RecordRow } from './RecordRow'

const TEXTS: Readonly<Record<RecordFilter, string>> = { all: '全部', open: '处理中', granted: '已完成', notGranted: '已关闭' }
const FILTERS = Object.keys(TEXTS) as RecordFilter[]

/** Route `records`: everything this member applied for after his purchases, month by month, with how it came out. */
export default function RecordsPage() {
  const [filter, setFilter] = useState<RecordFilter>('all')
  const records = usePages(aftersalesRecord.list, { query: { filter } })
  const refresh = () => refetch(aftersalesRecord.list)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (records.status !== 'loading') void refresh()
  })
  return (
    <Screen>
      <Affix>
        <Tabs label="售后结果" tabs={FILTERS.map((key) => ({ key, text: TEXTS[key] }))} value={filter} onChange={setFilter} />
      </Affix>
      <View className="padding-gutter margin-top-8">
        <EndlessList
          key={filter}
          of={records}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          groupOf={monthOf}
          row={(record) => <RecordRow record={record} />}
          empty={
            <Empty
              page
              picture="orders"
              title={filter === 'all' ? '还没有售后记录' : `没有${TEXTS[filter]}的记录`}
              text={filter === 'all' ? '申请过的售后都会留在这里，可随时查看结果和原因' : undefined}
            >
              {filter === 'all' ? (
                <Button size="m" onPress={() => go('refunds', { tab: 'applicable' })}>
                  看哪些可以申请
                </Button>
              ) : (
                <Button size="m" kind="outline" onPress={() => setFilter('all')}>
                  查看全部记录
                </Button>
              )}
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
