import { wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { LinkSheet } from '@/ui/share/LinkSheet'

type Props = { inviteId: string | undefined; says: string; onClose: () => void }

/** The invitation as a link that names nobody. */
export const ShareSheet = ({ inviteId, says, onClose }: Props) => (
  <LinkSheet
    url={inviteId === undefined ? undefined : wholeAddress(publicUrl('newUserGift', { inviteId }))}
    {...{ says, onClose }}
    title="邀请新朋友"
    send="发给朋友"
  >
    朋友打开后登录，点“接受邀请”就算数。链接里没有您的姓名和电话，可以发给多位朋友。
  </LinkSheet>
)
