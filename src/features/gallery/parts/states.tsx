import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList, type Paging } from '@/ui/state/EndlessList'
import { Failure } from '@/ui/state/Failure'
import { useHotline } from '@/ui/state/hotline'
import { Loaded } from '@/ui/state/Loaded'
import { Notice } from '@/ui/card/Notice'
import { SkeletonShape, Skeleton } from '@/ui/state/Skeleton'
import { nothing } from '../exhibit/never'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const PICTURES = ['cart', 'orders', 'prescription', 'network', 'notFound', 'success'] as const

const Skeletons = () => (
  <>
    <State name="level-1" wide>
      <Skeleton level={1} />
    </State>
    <State name="level-2">
      <Skeleton level={2} />
    </State>
    <State name="bones">
      <View className="q-card row gap-12">
        <SkeletonShape width={48} height={48} radius={24} />
        <SkeletonShape width="60%" height={18} />
      </View>
    </State>
  </>
)

const Empties = () => (
  <>
    {PICTURES.map((picture) => (
      <State key={picture} name={picture}>
        <Empty picture={picture} title="还没有内容" text="去看看常用药">
          <Button kind="outline" size="m" onPress={nothing}>
            返回
          </Button>
          <Button size="m" onPress={nothing}>
            去逛逛
          </Button>
        </Empty>
      </State>
    ))}
  </>
)

const timedOut = Object.assign(new Error('time-out'), { status: 0 })

const Failures = () => {
  useEffect(() => useHotline.setState({ phone: '400-000-2026' }), [])
  return (
    <>
      <State name="part">
        <Failure error={timedOut} onRetry={nothing} />
      </State>
      <State name="page" wide>
        <Failure page error={timedOut} onRetry={nothing} />
      </State>
      <State name="row">
        <Failure compact onRetry={nothing} />
      </State>
      <State name="offline" wide>
        <Notice icon="warning" edge>
          当前没有网络，已显示的内容仍可查看
        </Notice>
      </State>
      <State name="stale">
        <Loaded of={{ data: 'old', status: 'failed', error: timedOut, retry: () => Promise.resolve() }}>
          {() => <View className="q-card text-14 color-body">上一次读到的内容</View>}
        </Loaded>
      </State>
    </>
  )
}

const DRUGS = Array.from({ length: 12 }, (_, row) => `第 ${row + 1} 盒`)
const paging = (more: Partial<Paging<string>>): Paging<string> => ({
  entries: DRUGS,
  status: 'ready',
  error: undefined,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  pages: 2,
  loadMore: () => Promise.resolve(),
  retry: () => Promise.resolve(),
  ...more,
})
const row = (entry: string) => <View className="q-card q-card--tight">{entry}</View>

const Lists = () => (
  <>
    <State name="ended">
      <EndlessList of={paging({})} row={row} keyOf={(entry) => entry} />
    </State>
    <State name="loading-more">
      <EndlessList of={paging({ entries: DRUGS.slice(0, 2), hasMore: true, loadingMore: true })} row={row} keyOf={(entry) => entry} />
    </State>
    <State name="failed-page">
      <EndlessList of={paging({ entries: DRUGS.slice(0, 2), moreFailed: true, hasMore: true })} row={row} keyOf={(entry) => entry} />
    </State>
    <State name="empty">
      <EndlessList of={paging({ entries: [] })} row={row} keyOf={(entry) => entry} empty={<Empty picture="orders" title="还没有订单" />} />
    </State>
    <State name="failed">
      <EndlessList of={paging({ entries: [], status: 'failed', error: timedOut })} row={row} keyOf={(entry) => entry} />
    </State>
  </>
)

export const stateParts: Part[] = [
  { id: 'skeleton', title: '骨架', Show: Skeletons },
  { id: 'empty', title: '空', Show: Empties },
  { id: 'failure', title: '失败与断网', Show: Failures },
  { id: 'endless-list', title: '长列表', Show: Lists },
]
