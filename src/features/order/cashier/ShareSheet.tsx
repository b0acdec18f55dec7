import { Text, View } from '@tarojs/components'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/press/Button'
import { Sheet } from '@/ui/layer/Sheet'
import { copy } from '@/ui/share/copy'
import { SHARES_BY_HOST } from '@/platform/share'
import { canShareLink, shareLink } from '@/platform/share/shareLink'
import { useShop } from '@/ui/state/shop'
import { selectable } from '@/ui/text/selectable'
import type { SharedLink } from '../rules/sharedLink'

type Props = { link: SharedLink | undefined; payable: number; onClose: () => void }

/** The link by which a relative pays, in WeChat as a card. The page behind it names the amount and nothing of what was bought. */
export const ShareSheet = ({ link, payable, onClose }: Props) => {
  const isCard = SHARES_BY_HOST && link?.bill !== undefined
  return (
    <Sheet
      open={link !== undefined}
      onClose={onClose}
      title="请家人代付"
      footer={isCard ? <SendCard /> : link !== undefined && <Ways url={link.url} />}
    >
      <View className="text-14 color-body">
        把付款{isCard ? '卡片' : '链接'}发给家人，对方只会看到金额 ¥{yuan(payable)} 和您的姓氏，看不到买了什么。
      </View>
      {!isCard && (
        <View className="q-quiet margin-top-12 text-14 color-title break-all">
          <Text {...selectable}>{link?.url}</Text>
        </View>
      )}
      <View className="text-13 color-secondary margin-top-8">家人付款后，这里会自动更新。</View>
    </Sheet>
  )
}

/** WeChat asks the page itself what it sends. */
const SendCard = () => (
  <Button block openType="share">
    发给家人
  </Button>
)

const Ways = ({ url }: { url: string }) => (
  <>
    <Button kind={canShareLink() ? 'outline' : 'primary'} grow icon="copy" onPress={() => copy(url)} quiet>
      复制链接
    </Button>
    {canShareLink() && (
      <Button grow icon="share" onPress={() => shareLink({ title: `${useShop.getState().name} 帮我付款`, url })} quiet>
        发给家人
      </Button>
    )}
  </>
)
