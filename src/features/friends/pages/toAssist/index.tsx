import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { assist, type AssistActivity } from '@/contract/assist'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Ticket } from '../../Ticket'

/** Route `toAssist`: the activities in which an assist may be begun. */
export default function ToAssistPage() {
  const activities = useRead(assist.activities, {})
  const isMember = useSession(({ member }) => member !== undefined)
  usePullToRefresh(() => refetch(assist.activities))
  return (
    <Screen
      navRight={
        isMember && (
          <Press className="text-14 color-body q-hit justify-end" onPress={() => go('myAssist')}>
            我的助力
          </Press>
        )
      }
    >
      <Loaded
        of={activities}
        skeleton={1}
        empty={(data) => data.activities.length === 0}
        emptyView={
          <Empty page picture="orders" title="现在没有助力活动" text="有新活动时会在这里开始，先看看能领的券吧">
            <Button onPress={() => go('couponList')}>去看优惠券</Button>
          </Empty>
        }
      >
        {(data) => (
          <View className="stack padding-gutter padding-bottom-32">
            {data.activities.map((one) => (
              <Activity key={one.activityId} of={one} />
            ))}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

const Activity = ({ of: { activityId, title, coupon, friends, hours } }: { of: AssistActivity }) => (
  <Ticket
    of={coupon}
    title={title}
    text={`需 ${friends} 位家人，${hours} 小时内`}
    right={
      <Button kind="soft" size="s" label={`去发起，${title}`} onPress={() => go('assist', { id: activityId })}>
        去发起
      </Button>
    }
  />
)
