import { View } from '@tarojs/components'

export default function Page() {
  return <View>编辑地址</View>
}
