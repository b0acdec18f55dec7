import { View } from '@tarojs/components'

export default function Page() {
  return <View>登录</View>
}
