import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { SHARES_BY_HOST } from '@/platform/share'
import { canShareLink, shareLink } from '@/platform/share/shareLink'
import { Sheet } from '../layer/Sheet'
import { Button } from '../press/Button'
import { selectable } from '../text/selectable'
import { copy } from './copy'

type Props = {
  /** What is passed on; the sheet is open while there is one. */
  url: string | undefined
  onClose: () => void
  title: string
  /** What the link says where it is handed over. */
  says: string
  /** Words of the button: 发给家人. */
  send: string
  /** Whether WeChat sends it as a card, which the page makes (`byButton`). */
  isCard?: boolean
  /** What comes of it. */
  children: ReactNode
  /** A line below the link. */
  note?: string
}

/** Passing on a link of one’s own making: as a card in WeChat, elsewhere copied or handed over to an app. */
export const LinkSheet = ({ url, onClose, title, says, send, isCard = SHARES_BY_HOST, children, note }: Props) => (
  <Sheet
    open={url !== undefined}
    onClose={onClose}
    title={title}
    footer={isCard ? <SendCard send={send} /> : url !== undefined && <Ways url={url} says={says} send={send} />}
  >
    <View className="text-14 color-body">{children}</View>
    {!isCard && (
      <View className="q-quiet margin-top-12 text-14 color-title break-all">
        <Text {...selectable}>{url}</Text>
      </View>
    )}
    {note !== undefined && <View className="text-13 color-secondary margin-top-8">{note}</View>}
  </Sheet>
)

/** WeChat asks the page itself what it sends. */
const SendCard = ({ send }: { send: string }) => (
  <Button block openType="share">
    {send}
  </Button>
)

const Ways = ({ url, says, send }: { url: string; says: string; send: string }) => (
  <>
    <Button kind={canShareLink() ? 'outline' : 'primary'} grow icon="copy" onPress={() => copy(url)} quiet>
      复制链接
    </Button>
    {canShareLink() && (
      <Button grow icon="share" onPress={() => shareLink({ title: says, url })} quiet>
        {send}
      </Button>
    )}
  </>
)
