import { View } from '@tarojs/components'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/Press'
import { Said } from '@/ui/Said'

type Props = { icon: IconName; text: string; count?: number; onPress: () => Promise<unknown> }

/** An icon with a word under it, and how many wait there. */
export const Shortcut = ({ icon, text, count = 0, onPress }: Props) => (
  <Press className="me__shortcut" onPress={onPress}>
    <View className="rel c1">
      <Icon name={icon} size={26} />
      <Badge count={count} />
    </View>
    <View className="t12 c2">{text}</View>
    {count > 0 && <Said>{count} 个</Said>}
  </Press>
)
