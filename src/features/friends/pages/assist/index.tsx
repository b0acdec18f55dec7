import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { assist } from '@/contract/assist'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { worthText } from '@/domain/coupon/worthText'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { AssistHead, AssistPill } from '../../AssistHead'
import { AssistSteps } from '../../AssistSteps'
import { Ticket } from '../../Ticket'
import '../../friends.scss'
import '../../assist.scss'

const CLOSED = (
  <Empty page picture="orders" title="这个活动没有开放" text="可能已经结束，看看别的活动吧">
    <Button onPress={() => replaceBy('toAssist')}>助力活动</Button>
  </Empty>
)

/** Route `assist`: what an activity gives and asks for, and the button that begins one’s own assist of it. */
export default function AssistPage() {
  const { id = '' } = useParams('assist')
  const seen = useRead(assist.activity, { params: { activityId: id } }, { staleTime: 0 })
  const attempt = useAttempt()
  usePullToRefresh(() => refetch(assist.activity))
  if (seen.data === undefined && isUnknown(seen.error)) return <Screen>{CLOSED}</Screen>
  const begin = async () => {
    const { assistId } = await attempt(assist.begin, { body: { activityId: id } })
    return replaceBy('myAssist', { id: assistId })
  }
  const { assistId: own, isOpen } = seen.data ?? {}
  return (
    <Screen
      tint="green"
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('shareHelp')}>
          规则
        </Press>
      }
      bottomBar={
        (own ?? isOpen) && (
          <BottomBar>
            {own ? (
              <Button grow onPress={() => go('myAssist', { id: own })}>
                查看我的助力
              </Button>
            ) : (
              <Button grow onPress={begin}>
                发起助力
              </Button>
            )}
          </BottomBar>
        )
      }
    >
      <Loaded of={seen} skeleton={1} empty={({ isOpen: opens, assistId }) => !opens && assistId === null} emptyView={CLOSED}>
        {({ activity: { title, friends, hours, coupon } }) => (
          <>
            <AssistHead title={[`请 ${friends} 位家人助力`, `就能领 ${worthText(coupon)}`]}>
              <AssistPill>{title}</AssistPill>
            </AssistHead>
            <View className="stack padding-gutter padding-bottom-32 assist__body">
              <Ticket of={coupon} title={coupon.name} text="助力成功后自动到账" />
              <AssistSteps friends={friends} hours={hours} />
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  )
}
