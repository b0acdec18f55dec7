import { View } from '@tarojs/components'

export default function Page() {
  return <View>即将离开</View>
}
