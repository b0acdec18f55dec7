import { Text, View } from '@tarojs/components'
import { SHARES_BY_HOST } from '@/platform/share'
import { canShareLink, shareLink } from '@/platform/share/shareLink'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { copy } from '@/ui/share/copy'
import { selectable } from '@/ui/text/selectable'

type Props = { url: string | undefined; title: string; onClose: () => void }

/** What is passed on, and what comes of it; in WeChat as a card. */
export const ShareSheet = ({ url, title, onClose }: Props) => (
  <Sheet
    open={url !== undefined}
    onClose={onClose}
    title="分享给家人"
    footer={SHARES_BY_HOST ? <SendCard /> : url !== undefined && <Ways url={url} title={title} />}
  >
    <View className="text-14 color-body">
      家人登录后打开，您就多 1 次抽奖机会，家人也可以抽自己的。同一位家人只算一次，分享里没有您的姓名。
    </View>
    {!SHARES_BY_HOST && (
      <View className="q-quiet margin-top-12 text-14 color-title break-all">
        <Text {...selectable}>{url}</Text>
      </View>
    )}
  </Sheet>
)

/** WeChat asks the page itself what it sends. */
const SendCard = () => (
  <Button block openType="share">
    发给家人
  </Button>
)

const Ways = ({ url, title }: { url: string; title: string }) => (
  <>
    <Button kind={canShareLink() ? 'outline' : 'primary'} grow icon="copy" onPress={() => copy(url)} quiet>
      复制链接
    </Button>
    {canShareLink() && (
      <Button grow icon="share" onPress={() => shareLink({ title, url })} quiet>
        发给家人
      </Button>
    )}
  </>
)
