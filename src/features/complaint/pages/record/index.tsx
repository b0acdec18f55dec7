import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { memo } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { complaint, type ComplaintSummary } from '@/contract/complaint'
import { shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Answer } from '../../Answer'
import { CodeEntry } from '../../CodeEntry'
import { StateLine } from '../../StateLine'
import '../../complaint.scss'

/** Route `reportRecord`: what this member told the shop, with what was answered; above it the way to an anonymous one. */
export default function ReportRecordPage() {
  const records = usePages(complaint.query, { query: {} })
  const refresh = () => refetch(complaint.query)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (records.status !== 'loading') void refresh()
  })
  return (
    <Screen>
      <View className="padding-gutter margin-top-4">
        <CodeEntry />
      </View>
      <View className="stack padding-gutter margin-top-12">
        <EndlessList
          of={records}
          keyOf={({ id }) => id}
          row={(one) => <RecordCard record={one} />}
          empty={
            <Empty page picture="orders" title="还没有反馈记录" text="遇到问题或有好的想法，都可以告诉我们">
              <Button size="m" onPress={() => go('report')}>
                我要投诉
              </Button>
              <Button size="m" kind="outline" onPress={() => go('feedback')}>
                提建议
              </Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}

const RecordCard = memo(function RecordCard({ record }: { record: ComplaintSummary }) {
  const { id, number, words, answer, filedAt } = record
  return (
    <Press block className="q-card" href={urlOf('reportDetail', { id })} onPress={() => go('reportDetail', { id })}>
      <StateLine of={record} />
      <View className="text-16 color-body margin-top-8 complaint__words">{words}</View>
      {answer !== null && <Answer words={answer} />}
      <View className="row wrap justify-between gap-8 margin-top-12">
        <View className="text-13 color-secondary num">
          {shopTimeOfYear(filedAt)} · {number}
        </View>
        <View className="row gap-4 text-14 color-link">
          查看详情
          <Icon name="arrow-right" size={14} />
        </View>
      </View>
    </Press>
  )
})
