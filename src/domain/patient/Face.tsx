import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import './face.scss'

/** The round sign at the head of a card: whose it is, or what. */
export const Face = ({ icon }: { icon: IconName }) => (
  <View className="patient-face">
    <Icon name={icon} size={26} />
  </View>
)
