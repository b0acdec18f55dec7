import { useRead } from '@/api/useRead'
import { assist } from '@/contract/assist'
import { invitation } from '@/contract/invitation'
import { worthText } from '@/domain/coupon/worthText'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'

/** The ways to what coupons come of with friends; nothing where the shop gives nothing for it. */
export const FriendRows = () => (
  <>
    <InviteRow />
    <AssistRow />
  </>
)

function InviteRow() {
  const { coupon } = useRead(invitation.offer, {}).data ?? {}
  if (!coupon) return null
  return (
    <LinkCard
      icon="users"
      title="邀请新朋友"
      text={`每位新朋友，您得 ${worthText(coupon)}`}
      href={urlOf('inviteFriends')}
      onPress={() => go('inviteFriends')}
    />
  )
}

function AssistRow() {
  const [first] = useRead(assist.activities, {}).data?.activities ?? []
  if (!first) return null
  return (
    <LinkCard
      icon="share"
      title={first.title}
      text={`请 ${first.friends} 位家人助力，得 ${worthText(first.coupon)}`}
      href={urlOf('toAssist')}
      onPress={() => go('toAssist')}
    />
  )
}
