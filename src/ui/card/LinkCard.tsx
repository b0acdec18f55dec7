import { View } from '@tarojs/components'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Press } from '../press/Press'

type Props = { icon: IconName; title: string; text?: string | undefined; href: string; onPress: () => unknown }

/** A card that leads on to something of a reward. */
export const LinkCard = ({ icon, title, text, href, onPress }: Props) => (
  <Press role="link" className="q-card row gap-12 full-width" href={href} onPress={onPress}>
    <View className="row color-coin">
      <Icon name={icon} size={24} />
    </View>
    <View className="grow">
      <View className="text-14 weight-medium color-title">{title}</View>
      {text !== undefined && <View className="text-12 color-secondary margin-top-2">{text}</View>}
    </View>
    <Icon name="arrow-right" size={16} className="chevron" />
  </Press>
)
