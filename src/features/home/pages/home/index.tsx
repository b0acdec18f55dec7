import { View } from '@tarojs/components'

export default function Page() {
  return <View>青禾健康</View>
}
