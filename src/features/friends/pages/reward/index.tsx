import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { invitation } from '@/contract/invitation'
import { replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Friend } from './Friend'

/** Route `newUserReward`: who accepted, masked, and what came of each. */
export default function RewardPage() {
  const friends = usePages(invitation.friends, {}, { staleTime: 0 })
  usePullToRefresh(() => refetch(invitation.friends))
  return (
    <Screen>
      <View className="padding-gutter padding-bottom-32">
        <EndlessList
          of={friends}
          keyOf={({ invitationId }) => invitationId}
          row={(friend) => <Friend of={friend} />}
          empty={
            <Empty page picture="orders" title="还没有朋友接受邀请" text="朋友接受后，进度都在这里">
              <Button onPress={() => replaceBy('inviteFriends')}>去邀请</Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
