import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { assist, type Assist, type AssistState } from '@/contract/assist'
import { shopTime } from '@/lib/time'
import { go, replaceBy } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Tag } from '@/ui/text/Tag'

const STATES: Readonly<Record<AssistState, string>> = {
  open: '助力中',
  inReview: '核实中',
  rewarded: '已到账',
  lapsed: '未完成',
  refused: '未发放',
}

/** All assists of a member, the latest first. */
export function AssistList() {
  const assists = usePages(assist.mine, {}, { staleTime: 0 })
  usePullToRefresh(() => refetch(assist.mine))
  return (
    <Screen>
      <View className="padding-gutter padding-bottom-32">
        <EndlessList
          of={assists}
          keyOf={({ assistId }) => assistId}
          row={(one) => <Row of={one} />}
          empty={
            <Empty page picture="orders" title="还没有发起过助力" text="请家人帮忙，一起领优惠券">
              <Button onPress={() => replaceBy('toAssist')}>去看活动</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}

const Row = ({ of: { assistId, title, state, helped, friends, endsAt } }: { of: Assist }) => (
  <Press
    role="link"
    className="q-card full-width text-left"
    href={urlOf('myAssist', { id: assistId })}
    onPress={() => go('myAssist', { id: assistId })}
  >
    <View className="row justify-between gap-8">
      <View className="text-16 color-title">{title}</View>
      <Tag kind={state === 'rewarded' || state === 'open' ? 'green' : 'plain'}>{STATES[state]}</Tag>
    </View>
    <View className="text-14 color-body margin-top-8">
      已有 {helped} 位助力，共需 {friends} 位
    </View>
    <View className="text-13 color-secondary margin-top-4 num">{shopTime(endsAt)} 结束</View>
  </Press>
)
