import { View } from '@tarojs/components'
import { RX_WARNING } from '@/lib/rxWarning'
import { Icon } from '@/ui/icons/Icon'
import './RxWarning.scss'

/** The decree's sentence, never smaller than 14 and never folded (DESIGN.md, section 8). */
export const RxWarning = () => (
  <View className="row align-start gap-12 rxWarning">
    <Icon name="warning" size={20} />
    <View className="grow text-14 weight-bold">{RX_WARNING}</View>
  </View>
)
