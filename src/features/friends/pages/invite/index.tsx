import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { invitation } from '@/contract/invitation'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { pageUrl } from '@/routes/resolve'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { useShop } from '@/ui/state/shop'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Mine } from './Mine'
import { Offer } from './Offer'
import { ShareSheet } from './ShareSheet'
import { Steps } from './Steps'
import '../../friends.scss'

/** Route `inviteFriends`: what is given for a new friend and to the friend, how far one’s own invitations are, and the link to pass on. */
export default function InvitePage() {
  const userId = useSession(({ member }) => member?.userId)
  const offer = useRead(invitation.offer, {})
  const [passedOn, passOn] = useState<string>()
  const attempt = useAttempt()
  const { shortName } = useShop()
  const says = `送您一份${shortName}新人礼包`
  usePullToRefresh(() => refetch(invitation.offer, invitation.mine))
  const invite = async () => {
    if (userId === undefined) return openLogin()
    passOn((await attempt(invitation.begin, {})).inviteId)
    return undefined
  }
  return (
    <Screen
      tint="green"
      share={{
        byButton: passedOn === undefined ? undefined : { title: says, path: pageUrl('newUserGift', { inviteId: passedOn }) },
      }}
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('newUserRule')}>
          规则
        </Press>
      }
      bottomBar={
        offer.data?.coupon && (
          <BottomBar>
            <Button grow icon="share" onPress={invite}>
              邀请新朋友
            </Button>
          </BottomBar>
        )
      }
    >
      <Loaded
        of={offer}
        skeleton={1}
        empty={({ coupon }) => coupon === null}
        emptyView={
          <Empty page picture="orders" title="邀请活动没有开放" text="有新活动时会在这里开始，先看看能领的券吧">
            <Button onPress={() => go('couponList')}>去看优惠券</Button>
          </Empty>
        }
      >
        {(data) => (
          <View className="stack padding-gutter padding-bottom-32">
            <Offer of={data} />
            {userId !== undefined && <Mine key={userId} stages={data.stages} />}
            <Steps of={data} />
          </View>
        )}
      </Loaded>
      <ShareSheet inviteId={passedOn} gift={offer.data?.friend[0]} says={says} onClose={() => passOn(undefined)} />
    </Screen>
  )
}
