import { View } from '@tarojs/components'

export default function Page() {
  return <View>无法识别的链接</View>
}
