import { View } from '@tarojs/components'
import { yuan } from '@/lib/money'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Agreement } from './Agreement'
import { Plans } from './Plans'
import type { Purchase } from './usePurchase'

type Props = { open: boolean; onClose: () => void; of: Purchase }

/** Which plan follows the one that runs, agreed to anew. */
export const RenewSheet = ({ open, onClose, of }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="续费 SVIP"
    footer={
      of.plan && (
        <Button kind="gold" block onPress={of.buy}>
          确认续费 ¥{yuan(of.plan.price)}
        </Button>
      )
    }
  >
    <Plans of={of} />
    <View className="text-13 color-secondary margin-top-12">续费的期限接在现有期限之后，不会自动扣款。</View>
    <View className="margin-top-8">
      <Agreement of={of} />
    </View>
  </Sheet>
)
