import { View } from '@tarojs/components'

export default function Page() {
  return <View>资质公示</View>
}
