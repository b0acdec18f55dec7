import { View } from '@tarojs/components'

export default function Page() {
  return <View>分类</View>
}
