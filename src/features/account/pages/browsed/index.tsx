import { View } from '@tarojs/components'

export default function Page() {
  return <View>浏览记录</View>
}
