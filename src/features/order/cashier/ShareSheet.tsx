import { Text, View } from '@tarojs/components'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { copy } from '@/ui/copy'
import { canShareLink, shareLink } from '../shareLink'

type Props = { url: string | undefined; payable: number; onClose: () => void }

/** The link by which a relative pays. The page behind it names the amount and nothing of what was bought. */
export const ShareSheet = ({ url, payable, onClose }: Props) => (
  <Sheet open={url !== undefined} onClose={onClose} title="请家人代付" footer={url !== undefined && <Ways url={url} />}>
    <View className="t14 c2">把付款链接发给家人，对方只会看到金额 ¥{yuan(payable)} 和您的姓氏，看不到买了什么。</View>
    <View className="q-quiet mt12 t14 c1 brk">
      <Text userSelect selectable>
        {url}
      </Text>
    </View>
    <View className="t13 c3 mt8">家人付款后，这里会自动更新。</View>
  </Sheet>
)

const Ways = ({ url }: { url: string }) => (
  <>
    <Button kind={canShareLink() ? 'line' : 'primary'} grow icon="copy" onPress={() => copy(url)} quiet>
      复制链接
    </Button>
    {canShareLink() && (
      <Button grow icon="share" onPress={() => shareLink({ title: '青禾健康 帮我付款', url })} quiet>
        发给家人
      </Button>
    )}
  </>
)
