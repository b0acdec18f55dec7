import { View } from '@tarojs/components'
import { Logo } from '@/ui/picture/Logo'

/** The shop's own mark: it is no person who speaks. */
export const RobotFace = () => (
  <View className="kf__logo">
    <Logo size={40} />
  </View>
)
