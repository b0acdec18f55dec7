import { View } from '@tarojs/components'

export default function Page() {
  return <View>页面不存在</View>
}
