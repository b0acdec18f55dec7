import { View } from '@tarojs/components'
import type { OrderLine } from '@/contract/order'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'

/** Below one line of several: asks something back of this one. */
export const ApplyButton = ({ orderCode, line: { lineId, card } }: { orderCode: string; line: OrderLine }) => (
  <View className="row justify-end">
    <Button kind="outline" size="s" label={`申请售后：${card.name}`} onPress={() => go('refundApply', { orderCode, lineId })}>
      申请售后
    </Button>
  </View>
)
