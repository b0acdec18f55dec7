import { View } from '@tarojs/components'
import type { Coupon } from '@/contract/coupon'
import { wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { LinkSheet } from '@/ui/share/LinkSheet'
import { WorthPoster } from '../../WorthPoster'

type Props = {
  inviteId: string | undefined
  /** What the friend gets, where there is something. */
  gift: Coupon | undefined
  says: string
  onClose: () => void
}

/** The invitation as a link and as a picture that name nobody. */
export function ShareSheet({ inviteId, gift, says, onClose }: Props) {
  const url = inviteId === undefined ? undefined : wholeAddress(publicUrl('newUserGift', { inviteId }))
  return (
    <LinkSheet {...{ url, says, onClose }} title="邀请新朋友" send="发给朋友">
      朋友打开后登录，点“接受邀请”就算数。链接里没有您的姓名和电话，可以发给多位朋友。
      {url !== undefined && gift && (
        <View className="margin-top-16">
          <WorthPoster of={gift} title={says} text="长按或扫码打开，接受邀请领取" address={url} />
        </View>
      )}
    </LinkSheet>
  )
}
