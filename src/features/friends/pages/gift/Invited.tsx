import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { invitation, NEW_DAYS, type InvitationStanding } from '@/contract/invitation'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Gifts } from './Gifts'
import '../../friends.scss'

type Why = { title: string; text: string; action: string; onAction: () => unknown }

/** Why an invitation cannot be accepted, and the way on. */
const WHY: Readonly<Record<Exclude<InvitationStanding, 'open'>, Why>> = {
  own: {
    ...{ title: '这是您自己的邀请', text: '发给家人或朋友，对方接受后您会看到' },
    ...{ action: '查看我的邀请', onAction: () => replaceBy('inviteFriends') },
  },
  accepted: {
    ...{ title: '您已经接受过邀请', text: '每人一次，新人券在您的券包里' },
    ...{ action: '查看优惠券', onAction: () => go('couponList') },
  },
  notNew: {
    ...{ title: '邀请只给新朋友', text: `注册 ${NEW_DAYS} 天内、没有下过单的可以接受。您可以邀请别人` },
    ...{ action: '我也去邀请', onAction: () => replaceBy('inviteFriends') },
  },
  closed: {
    ...{ title: '邀请活动没有开放', text: '有新活动时会再开始' },
    ...{ action: '先逛逛', onAction: () => go('home') },
  },
}

type Props = { inviteId: string; isMember: boolean }

/** A friend’s side of an invitation: nobody is named; what he gets, and the button that accepts. */
export function Invited({ inviteId, isMember }: Props) {
  const seen = useRead(invitation.seen, { params: { inviteId } }, { staleTime: 0 })
  const offer = useRead(invitation.offer, {})
  const [given, setGiven] = useState<number>()
  usePullToRefresh(() => refetch(invitation.seen, invitation.offer))
  if (seen.data === undefined && isUnknown(seen.error))
    return <Closed title="没有找到这个邀请" text="链接可能不完整，可以请朋友再发一次" action="先逛逛" onAction={() => go('home')} />
  const standing = seen.data?.standing
  if (standing && standing !== 'open' && given === undefined) return <Closed {...WHY[standing]} />
  return (
    <Screen tint="green" bottomBar={standing && <Bar {...{ inviteId, isMember, given }} onAccepted={setGiven} />}>
      <Loaded of={seen} skeleton={1}>
        {() => (
          <Loaded of={offer} skeleton={1}>
            {({ friend }) => (
              <Gifts
                title={given === undefined ? '朋友请您来' : '欢迎您来'}
                text={given === undefined ? headOf(friend.length) : givenText(given)}
                coupons={friend}
              >
                <View className="text-13 color-secondary">
                  接受邀请不收费，也不要求购买。邀请您的朋友看得到您打码后的手机号和进度，看不到您买了什么。
                </View>
              </Gifts>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}

const headOf = (coupons: number) => (coupons > 0 ? '接受邀请，新人券放入您的券包' : '接受邀请，不需要购买任何商品')
const givenText = (coupons: number) => (coupons > 0 ? `${coupons} 张新人券已放入您的券包` : '已接受邀请')

const Closed = ({ title, text, action, onAction }: Why) => (
  <Screen>
    <Empty page picture="orders" title={title} text={text}>
      <Button onPress={onAction}>{action}</Button>
    </Empty>
  </Screen>
)

type BarProps = Props & { given: number | undefined; onAccepted: (coupons: number) => void }

/** A visitor logs in first, and comes back to the invitation. */
function Bar({ inviteId, isMember, given, onAccepted }: BarProps) {
  const attempt = useAttempt()
  const accept = async () => {
    if (!isMember) return openLogin()
    try {
      onAccepted((await attempt(invitation.accept, { params: { inviteId } })).couponCount)
    } catch (error) {
      // What stands against it is said in the place of the page.
      if (error instanceof ApiError && error.status === 409) void refetch(invitation.seen)
      throw error
    }
    return undefined
  }
  return (
    <BottomBar>
      {given === undefined ? (
        <Button grow onPress={accept}>
          {isMember ? '接受邀请' : '登录后接受邀请'}
        </Button>
      ) : (
        <>
          {given > 0 && (
            <Button kind="outline" onPress={() => go('couponList')}>
              查看优惠券
            </Button>
          )}
          <Button grow onPress={() => go('home')}>
            去逛逛
          </Button>
        </>
      )}
    </BottomBar>
  )
}
