import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { invitation } from '@/contract/invitation'
import { GiftStatus } from '@/contract/level'
import { newUser, type NewUserPack } from '@/contract/newUser'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openLogin } from '@/platform/login'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Gifts } from './Gifts'
import '../../friends.scss'

const NONE = (
  <Empty page picture="orders" title="现在没有新人礼包" text="能领的优惠券都在优惠券页">
    <Button onPress={() => go('couponList')}>去看优惠券</Button>
  </Empty>
)

/** What new members get, without an invitation: a visitor sees it, a member receives it. */
export const Pack = ({ isMember }: { isMember: boolean }) => (isMember ? <OwnPack /> : <OfferedPack />)

function OfferedPack() {
  const offer = useRead(invitation.offer, {})
  usePullToRefresh(() => refetch(invitation.offer))
  return (
    <Screen
      tint="green"
      bottomBar={
        offer.data &&
        offer.data.friend.length > 0 && (
          <BottomBar>
            <Button grow onPress={openLogin}>
              登录后领取
            </Button>
          </BottomBar>
        )
      }
    >
      <Loaded of={offer} skeleton={1} empty={({ friend }) => friend.length === 0} emptyView={NONE}>
        {({ friend }) => <Gifts title="新人礼包" text="第一次下单前领取" coupons={friend} />}
      </Loaded>
    </Screen>
  )
}

function OwnPack() {
  const packs = useRead(newUser.packs, {}, { staleTime: 0 })
  const [pack] = packs.data?.packs ?? []
  usePullToRefresh(() => refetch(newUser.packs))
  return (
    <Screen tint="green" bottomBar={pack && <PackBar of={pack} />}>
      <Loaded of={packs} skeleton={1} empty={(data) => data.packs.length === 0} emptyView={NONE}>
        {() => pack && <Gifts title={pack.title} text={pack.text} coupons={pack.coupons} />}
      </Loaded>
    </Screen>
  )
}

function PackBar({ of: { id, giftStatus } }: { of: NewUserPack }) {
  const attempt = useAttempt()
  return (
    <BottomBar>
      {giftStatus === GiftStatus.open ? (
        <Button grow onPress={() => attempt(newUser.receivePack, { params: { id } })}>
          一键领取
        </Button>
      ) : (
        <Button grow kind="outline" onPress={() => go('couponList')}>
          查看优惠券
        </Button>
      )}
    </BottomBar>
  )
}
