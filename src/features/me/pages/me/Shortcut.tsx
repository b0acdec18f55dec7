import { View } from '@tarojs/components'
import { Badge } from '@/ui/text/Badge'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'

type Props = {
  icon: IconName
  text: string
  count?: number
  /** What is counted, for who hears it. */
  of?: string
  onPress: () => Promise<unknown>
}

/** An icon with a word under it, and how many wait there. */
export const Shortcut = ({ icon, text, count = 0, of = '个', onPress }: Props) => (
  <Press className="me__shortcut" onPress={onPress}>
    <View className="relative color-title">
      <Icon name={icon} size={26} />
      <Badge count={count} />
    </View>
    <View className="text-12 color-body">{text}</View>
    {count > 0 && <VisuallyHidden>{`${count} ${of}`}</VisuallyHidden>}
  </Press>
)
