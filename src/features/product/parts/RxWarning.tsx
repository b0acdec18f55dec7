import { View } from '@tarojs/components'
import { RX_WARNING } from '@/domain/product/statutory'
import { Icon } from '@/ui/Icon'
import './RxWarning.scss'

/** The decree's sentence, never smaller than 14 and never folded (DESIGN.md, section 8). */
export const RxWarning = () => (
  <View className="row top g12 rxWarning">
    <Icon name="warning" size={20} />
    <View className="grow t14 b">{RX_WARNING}</View>
  </View>
)
