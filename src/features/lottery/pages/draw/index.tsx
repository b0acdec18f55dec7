import { View } from '@tarojs/components'
import { useState } from 'react'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { lottery } from '@/contract/lottery'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { pageUrl } from '@/routes/resolve'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Jackpot } from './Jackpot'
import { RulesSheet } from './RulesSheet'
import { useOpenedShare } from './useOpenedShare'
import './index.scss'

/** What a card in a chat says: neither who sends it nor what he won. */
const CARD = '一起来抽健康好礼'

/** Route `lottery`: the draw that runs, or else the next or the last; its prizes, the button, more draws, and one’s own prizes. */
export default function DrawPage() {
  const { shareId } = useParams('lottery')
  const member = useSession((session) => session.member)
  const jackpot = useRead(lottery.jackpot, { params: { activityId: 'current' } }, { staleTime: 0 })
  const [showsRules, setShowsRules] = useState(false)
  const [shared, setShared] = useState<string>()
  useOpenedShare(shareId)
  usePullToRefresh(() => refetch(lottery.jackpot, lottery.number, lottery.limitNumbers, lottery.integral, lottery.counts))
  return (
    <Screen
      tint="green"
      share={{ title: CARD, byButton: shared === undefined ? undefined : { title: CARD, path: pageUrl('lottery', { shareId: shared }) } }}
      navRight={
        jackpot.data && (
          <Press className="text-14 color-body q-hit justify-end" onPress={() => setShowsRules(true)}>
            规则
          </Press>
        )
      }
    >
      {jackpot.data === undefined && isUnknown(jackpot.error) ? (
        <Empty page picture="orders" title="现在没有抽奖活动" text="有新活动时会在这里开始，先去签到得健康币吧">
          <Button onPress={() => go('sign')}>去签到</Button>
        </Empty>
      ) : (
        <Loaded of={jackpot} skeleton={1}>
          {(data) => (
            <View className="stack padding-gutter padding-bottom-32">
              <Jackpot key={`${data.activityId} ${member?.userId ?? ''}`} of={data} shared={shared} setShared={setShared} title={CARD} />
              <RulesSheet open={showsRules} onClose={() => setShowsRules(false)} of={data} />
            </View>
          )}
        </Loaded>
      )}
    </Screen>
  )
}
