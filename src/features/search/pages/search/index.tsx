import { View } from '@tarojs/components'

export default function Page() {
  return <View>搜索</View>
}
