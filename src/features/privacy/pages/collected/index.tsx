import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { privacy, type Collected } from '@/contract/privacy'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Segmented } from '@/ui/press/Tabs'

type Days = '7' | '30' | '90'
const SPANS: Array<{ key: Days; text: string }> = [
  { key: '7', text: '近 7 天' },
  { key: '30', text: '近 30 天' },
  { key: '90', text: '近 90 天' },
]

/** Routes `personalInfo` and `miniPersonalInfo`: what was collected, when, why and how often, counted from the gateway's log. */
export default function CollectedPage() {
  const [days, setDays] = useState<Days>('30')
  const collected = useRead(privacy.collected, { query: { days } }, { keepsPrevious: true })
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <Segmented label="时间范围" tabs={SPANS} value={days} onChange={(key) => setDays(key)} />
        <Loaded
          of={collected}
          empty={({ results }) => results.length === 0}
          emptyView={<Empty picture="success" title="这段时间没有收集新的信息" text="可以换一个时间范围看看" />}
        >
          {({ results }) => results.map((kind) => <KindCard key={kind.kind} kind={kind} />)}
        </Loaded>
        <CellGroup>
          <Cell title="下载我的信息" onPress={() => go('downloadUserInfo')} />
          <Cell title="第三方信息共享清单" onPress={() => go('sdk')} />
        </CellGroup>
      </View>
    </Screen>
  )
}

function KindCard({ kind: { title, items, purpose, results, count, sample } }: { kind: Collected }) {
  return (
    <Card>
      <View className="row justify-between gap-8">
        <View className="text-18 weight-bold color-title">{title}</View>
        <View className="text-14 color-secondary num">{count} 次</View>
      </View>
      <View className="text-14 color-body margin-top-8">内容：{items}</View>
      <View className="text-14 color-body margin-top-4">目的：{purpose}</View>
      <View className="text-14 color-body margin-top-4">现在保存：{sample ?? '没有保存'}</View>
      {results.map((scene) => (
        <View key={scene.scene} className="row justify-between wrap gap-8 margin-top-8 text-13 color-secondary">
          <View>
            {scene.scene}，{scene.count} 次
          </View>
          <View className="num">最近 {shopTime(scene.lastAt)}</View>
        </View>
      ))}
    </Card>
  )
}
