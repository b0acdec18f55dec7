import { View } from '@tarojs/components'

export default function Page() {
  return <View>搜索结果</View>
}
