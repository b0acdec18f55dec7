import { SEND_DAYS } from '@/contract/svip'
import { wholeAddress } from '@/platform/share'
import { publicUrl } from '@/routes/resolve'
import { LinkSheet } from '@/ui/share/LinkSheet'

type Props = { sendId: string | undefined; says: string; onClose: () => void }

/** The card is passed on as a link that names nobody. */
export const ShareSheet = ({ sendId, says, onClose }: Props) => (
  <LinkSheet
    url={sendId === undefined ? undefined : wholeAddress(publicUrl('svipSend', { sendId }))}
    {...{ says, onClose }}
    title="送给亲友"
    send="发给亲友"
  >
    卡已备好。谁先打开领取就归谁，请只发给要送的人；{SEND_DAYS} 天内没有被领取前，可以在这一页撤回或再次分享。
  </LinkSheet>
)
