import { wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { LinkSheet } from '@/ui/share/LinkSheet'

type Props = { assistId: string | undefined; says: string; onClose: () => void }

/** The assist as a link that names nobody. */
export const ShareSheet = ({ assistId, says, onClose }: Props) => (
  <LinkSheet
    url={assistId === undefined ? undefined : wholeAddress(publicUrl('assistSharer', { id: assistId }))}
    {...{ says, onClose }}
    title="请家人帮忙助力"
    send="发给家人"
  >
    家人打开后登录，点“帮忙助力”就算数，不用购买。链接里没有您的姓名和电话，请告诉家人是您发的。
  </LinkSheet>
)
