import { View } from '@tarojs/components'

export default function Page() {
  return <View>用户协议</View>
}
