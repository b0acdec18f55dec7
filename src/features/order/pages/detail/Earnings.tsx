import { View } from '@tarojs/components'
import type { Order } from '@/contract/order'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { earningWords } from '@/domain/order/earningWords'

/** The coins that the order gave or will give; where it gives none, nothing. */
export function Earnings({ order }: { order: Order }) {
  const words = earningWords(order)
  if (!words) return null
  return (
    <Press role="link" className="row justify-end gap-4 full-width q-hit" href={urlOf('coin')} onPress={() => go('coin')}>
      <View className="text-13 color-coin">{words}</View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
